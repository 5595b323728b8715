/** Paths of this site to which links of the page's content lead, as far as they are on the screen or one flick below. Trails and page numbers are left out. */
export function linksNear(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]:not(nav a)')];
  return links.filter((link) => link.origin === location.origin && isNear(link)).map(({ pathname }) => pathname);
}

function isNear(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < 2 * window.innerHeight;
}
