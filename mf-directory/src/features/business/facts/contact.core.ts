import type { BusinessDetail } from '@lawdex/contracts';

type Place = Pick<BusinessDetail, 'address' | 'city' | 'state' | 'zipCode'>;

export const addressLines = ({ address, city, state, zipCode }: Place): [string, string] => [
  address,
  `${city}, ${state} ${zipCode}`,
];

export const directionsUrl = (place: Place): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: addressLines(place).join(', ') })}`;

/** The website's address, and its host to show; null for anything but http(s). */
export function websiteOf(website: string | null): { href: string; host: string } | null {
  if (!website) return null;
  try {
    const url = new URL(website);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    return { href: url.href, host: url.host.replace(/^www\./, '') };
  } catch {
    return null;
  }
}
