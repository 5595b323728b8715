import { businessPath, cityPath } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import type { Missing } from '@lawdex/ui';

export async function loadClosed(slug: string, signal: AbortSignal): Promise<Missing> {
  const { name, city, state, near } = await api.get('/api/businesses/slug/{slug}/closed', { path: { slug }, signal });
  const place = `${city}, ${state}`;
  return {
    title: name === null ? 'This firm is no longer listed' : `${name} has closed`,
    description: near.length > 0 ? `These are near, in ${place}:` : `It was in ${place}.`,
    action: { label: `All Lawyers in ${city}`, to: cityPath(city, state) },
    status: 410,
    instead: near.map((business) => ({
      label: `${business.name}, ${business.address}`,
      to: businessPath(business.slug),
    })),
  };
}
