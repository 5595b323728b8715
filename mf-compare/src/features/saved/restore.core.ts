import type { Favorites, Remembered } from '@lawdex/contracts';

interface Removed {
  id: string;
  /** Where it stood. */
  place: number;
  remembered: Remembered;
}

/** As if it had never been removed; one that was saved again meanwhile stays as it is. */
export function restoreFavorite(favorites: Favorites, { id, place, remembered }: Removed): Favorites {
  if (favorites.ids.includes(id)) return favorites;
  return {
    ids: favorites.ids.toSpliced(place, 0, id),
    remembered: { ...favorites.remembered, [id]: remembered },
  };
}
