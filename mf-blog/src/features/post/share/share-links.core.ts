export interface ShareLink {
  icon: 'facebook' | 'x-logo' | 'linkedin';
  label: string;
  /** Requested only when it is clicked. */
  href: string;
}

/** Links to the share forms of social networks, with the page's address filled in. */
export function shareLinks(url: string, title: string): ShareLink[] {
  const address = encodeURIComponent(url);
  const tweet = `url=${address}&text=${encodeURIComponent(title)}`;
  return [
    ['facebook', 'Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`] as const,
    ['x-logo', 'Twitter', `https://twitter.com/intent/tweet?${tweet}`] as const,
    ['linkedin', 'LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`] as const,
  ].map(([icon, network, href]) => ({ icon, label: `Share on ${network}`, href }));
}
