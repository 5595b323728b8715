import type { Favorites, Remembered } from '@lawdex/contracts';

interface Removed {
  id: string;
  /** Index in the list before the removal. */
  place: number;
  remembered: Remembered;
}

/** Puts a removed business back. One that was saved again meanwhile stays as it is. */
export function restoreFavorite(favorites: Favorites, { id, place, remembered }: Removed): Favorites {
  if (favorites.ids.includes(id)) return favorites;
  return {
    ids: favorites.ids.toSpliced(place, 0, id),
    remembered: { ...favorites.remembered, [id]: remembered },
  };
}
