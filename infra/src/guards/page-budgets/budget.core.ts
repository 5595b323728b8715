/** Name of a figure -> how much of it a page takes. */
export type Figures = Readonly<Record<string, number>>;

export type Budgets = Readonly<Record<string, Figures>>;

/** A figure may grow by this share, and has to be written anew when it fell by the other: what was won is not lost again unseen. */
const GROWTH = 0.02;
const FALL = 0.05;

/** A line for each figure that left its budget. */
export const strayed = (page: string, budget: Figures, figures: Figures): string[] =>
  Object.entries(figures).flatMap(([name, now]) => {
    const was = budget[name] ?? 0;
    if (now > was * (1 + GROWTH)) return [`${page}: ${name} grew from ${was} to ${now}`];
    return now < was * (1 - FALL) ? [`${page}: ${name} fell from ${was} to ${now}`] : [];
  });
