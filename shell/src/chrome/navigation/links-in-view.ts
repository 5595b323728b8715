/** Paths of this site to which links of the page's content lead, as far as they are on the screen. Trails and page numbers are left out. */
export function linksInView(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]:not(nav a)')];
  return links.filter((link) => link.origin === location.origin && isInView(link)).map(({ pathname }) => pathname);
}

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
