import { linkTarget } from './links.core.ts';

/** A link in place of embedded content of another site, because a frame would tell that site who reads. */
export interface EmbedLink {
  href: string;
  text: string;
}

/** Elements that show content of another address, with the attribute that names it. */
export const EMBEDS: Readonly<Record<string, string>> = {
  iframe: 'src',
  frame: 'src',
  embed: 'src',
  video: 'src',
  audio: 'src',
  source: 'src',
  object: 'data',
};

const YOUTUBE = /^(www\.|m\.)?(youtube|youtube-nocookie)\.com$/;
const VIDEO_ID = /^\/embed\/([\w-]{6,20})$/;
const VIMEO = /^\/video\/(\d{4,15})$/;

/** Answers null when there is nothing to link to. */
export function embedLink(source: string): EmbedLink | null {
  const target = linkTarget(source);
  if (target.kind === 'inside') return { href: target.href, text: 'Open the embedded content' };
  if (target.kind !== 'outside' || !/^https?:/.test(target.href)) return null;
  const { hostname, pathname, href } = new URL(target.href);
  const [, youtube] = YOUTUBE.test(hostname) ? (VIDEO_ID.exec(pathname) ?? []) : [];
  if (youtube !== undefined) return { href: `https://www.youtube.com/watch?v=${youtube}`, text: 'Watch on YouTube' };
  const [, vimeo] = hostname === 'player.vimeo.com' ? (VIMEO.exec(pathname) ?? []) : [];
  if (vimeo !== undefined) return { href: `https://vimeo.com/${vimeo}`, text: 'Watch on Vimeo' };
  return { href, text: `Open on ${hostname.replace(/^www\./, '')}` };
}
