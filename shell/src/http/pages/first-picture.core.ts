export interface FirstPicture {
  /** The link of the head that has it loaded. */
  link: string;
  path: string;
}

// React writes it for pictures of high priority, and the render worker moves it into the head.
const LINK = /<link rel="preload" as="image" href="(\/api\/[\w./-]+\.svg)"[^>]*>/;

/** The picture that the head of a page has loaded first, if a service draws it. */
export function firstPictureOf(head: string): FirstPicture | null {
  const [link, path] = LINK.exec(head) ?? [];
  return link === undefined || path === undefined ? null : { link, path };
}

/** The document with the picture in it, in place of its address. */
export function withPicture(html: Buffer, { link, path }: FirstPicture, svg: string): Buffer {
  const source = `src="${path}"`;
  const [linkAt, sourceAt] = [html.indexOf(link), html.indexOf(source)];
  if (linkAt < 0 || sourceAt < linkAt) return html;
  return Buffer.concat([
    html.subarray(0, linkAt),
    html.subarray(linkAt + link.length, sourceAt),
    Buffer.from(`src="${dataUrl(svg)}"`),
    html.subarray(sourceAt + source.length),
  ]);
}

/** As text, because base64 hardly compresses. It ends no attribute and holds no character reference. */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURI(svg).replaceAll('#', '%23').replaceAll('&', '%26')}`;
