export interface ShareLink {
  network: 'facebook' | 'twitter' | 'linkedin';
  label: string;
  /** Leaves the site only when it is clicked. */
  href: string;
}

/** Where a page can be shared: each opens the network's own form with its address in it. */
export function shareLinks(url: string, title: string): ShareLink[] {
  const address = encodeURIComponent(url);
  return [
    {
      network: 'facebook',
      label: 'Share on Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    },
    {
      network: 'twitter',
      label: 'Share on Twitter',
      href: `https://twitter.com/intent/tweet?url=${address}&text=${encodeURIComponent(title)}`,
    },
    {
      network: 'linkedin',
      label: 'Share on LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    },
  ];
}
