const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const SHIELD = 'M12 3 5 5.5v6c0 4.3 2.9 7.5 7 9.5 4.1-2 7-5.2 7-9.5v-6ZM9 11.8l2.2 2.2 4-4.3';

/** A drawing per practice area, on a grid of 24, lines of 1.5. */
const DRAWINGS: Readonly<Record<string, string>> = {
  'personal-injury':
    'M4.7 13.3l8.6-8.6a4.24 4.24 0 0 1 6 6l-8.6 8.6a4.24 4.24 0 0 1-6-6ZM8.5 9.5l6 6M11 12h.01M13 12h.01M12 11h.01M12 13h.01',
  'car-accidents':
    'M5 11l1.7-4.3A2 2 0 0 1 8.6 5.5h6.8a2 2 0 0 1 1.9 1.2L19 11M3.5 11h17v6h-17ZM5.5 17v2M18.5 17v2M6.5 14H8M16 14h1.5',
  'truck-accidents': `M2.5 6h11v10.5h-11ZM13.5 10h4.2l3.8 3.5v3h-8${ring(7, 17.5, 2)}${ring(17, 17.5, 2)}`,
  'medical-malpractice': 'M9 3.5h6v3H9ZM9 5H5.5v15.5h13V5H15M12 10v6M9 13h6',
  'workers-compensation': 'M4.5 15.5a7.5 7.5 0 0 1 15 0M2.5 15.5h19v3.5h-19ZM9.5 11.5V5.5h5v6',
  'divorce-family-law': `${ring(8, 7.5, 3)}${ring(16.5, 9, 2.3)}M2.5 20c0-4.5 2.2-7 5.5-7s5.5 2.5 5.5 7M15.3 14.2c3.6-.8 6.2 1.6 6.2 5.8`,
  'child-custody': `${ring(8, 6, 2.8)}${ring(17, 12, 2)}M8 11c-2.8 0-4.2 2-4.2 4.5V20.5h8.4v-5M8 11c2 0 3 1 4.2 3.5l2.6 1.5M14 20.5v-2.2c0-1.6 1.2-2.6 3-2.6s3 1 3 2.6v2.2`,
  'criminal-defense': 'M9.5 8.5l5-5 6 6-5 5ZM12.5 11.5 4 20M13 20.5h8M8 7l7.5 7.5',
  'dui-dwi-defense': 'M7 3.5h10l-.7 5.3a4.34 4.34 0 0 1-8.6 0ZM12 12.8v7M8.5 20.5h7M7.5 7.5h9',
  immigration: `M5.5 3h13v18h-13ZM9 17.5h6${ring(12, 10, 3.5)}M8.5 10h7M12 6.5c1.8 2 1.8 5 0 7M12 6.5c-1.8 2-1.8 5 0 7`,
  bankruptcy: 'M3.5 4v16.5h17M7 8l4 4 2.5-2.5 5.5 6M19 11.5v4h-4',
  'estate-planning': `M5.5 3h9l4 4v5M5.5 3v18h6M14.5 3v4h4M8.5 9H12M8.5 12.5h4${ring(16.5, 16, 2.5)}M15 18v3.5l1.5-1 1.5 1V18`,
  'real-estate': 'M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-5.5h4V20',
  'business-law': 'M3.5 8h17v11.5h-17ZM9 8V4.5h6V8M3.5 13h17M12 12v2',
  'employment-law': `M5 6.5h14v14.5H5ZM10 3h4v5h-4Z${ring(12, 12.5, 1.8)}M8.7 18c.3-1.8 1.5-2.8 3.3-2.8s3 1 3.3 2.8`,
  'civil-rights': 'M3.5 9.5v5h4L16 19V5L7.5 9.5ZM7.5 14.5V20h3v-4M19 9a4.5 4.5 0 0 1 0 6',
  'intellectual-property':
    'M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-3.8 11.8c.5.4.8 1 .8 1.7V18h6v-1.5c0-.7.3-1.300.8-1.7A6.5 6.5 0 0 0 12 3ZM12 13v5M10 11l2 2 2-2',
  'tax-law': 'M5.5 3v18l2.2-1.5L9.8 21l2.2-1.5 2.2 1.5 2.1-1.5 2.2 1.5V3ZM9 14.5l6-6M9.3 9h.01M14.7 14h.01',
  'social-security-disability': `${ring(10, 4.5, 1.7)}M10 8.5V14h5l2.5 5.5 2-1M10 10.5h4.5M7 11.7a5.2 5.2 0 1 0 7.2 6.5`,
  'elder-law': `${ring(9, 5, 2.2)}M9 9.5c-2.5 0-3.5 1.7-3.5 4V16l-1 5M9 9.5l3 4.2h3.5M8.5 16l2.5 2v3M15.5 13.7a2 2 0 0 1 4 0M15.5 13.7V21`,
  'landlord-tenant': `${ring(8, 15.5, 4.5)}M11.2 12.3 20 3.5M16 7.5l3 3M13.7 9.8l2 2`,
  'consumer-protection': `M2.5 4H5l2.3 11.5h10.4L20 7.5H5.7${ring(9, 19, 1.5)}${ring(16, 19, 1.5)}`,
  'slip-and-fall': `${ring(7, 6, 1.9)}M8 10l4 2.5 3-1.5M12 12.5 10.5 16l4.5 1 2 3.5M8 10l-3 3.5M3 21h18M19 4.5v4M19 11.5h.01`,
  'traffic-tickets': `M8 2.5h8v15H8ZM12 17.5v4M9 21.5h6${ring(12, 6, 1.3)}${ring(12, 10, 1.3)}${ring(12, 14, 1.3)}`,
  'general-practice':
    'M12 3.5V20M8 20.5h8M4.5 7C8 7 10 5.5 12 5.5S16 7 19.5 7M4.5 7 2 13.5a2.9 2.9 0 0 0 5 0ZM19.5 7 17 13.5a2.9 2.9 0 0 0 5 0Z',
  'legal-aid': `${ring(12, 12, 9)}${ring(12, 12, 3.5)}M5.7 5.7l3.8 3.8M14.5 14.5l3.8 3.8M18.3 5.7l-3.8 3.8M9.5 14.5l-3.8 3.8`,
};

// Words that say nothing about the subject; `law` alone would make every `*-law` look like the first one.
const NOISE = new Set(['law', 'and', 'defense', 'lawyer', 'lawyers', 'attorney', 'attorneys', 'legal', 'general']);
const words = (slug: string): string[] =>
  slug
    .toLowerCase()
    .split('-')
    .filter((word) => word.length > 1 && !NOISE.has(word))
    .map((word) => word.replace(/s$/, ''));

/** The drawing for a category's slug: exact, then the area that shares most words with it, then a shield. */
export function practiceDrawing(slug: string): string {
  if (Object.hasOwn(DRAWINGS, slug)) return DRAWINGS[slug] ?? SHIELD;
  const wanted = new Set(words(slug));
  let best = SHIELD;
  let bestShared = 0;
  for (const [known, drawing] of Object.entries(DRAWINGS)) {
    const shared = words(known).filter((word) => wanted.has(word)).length;
    if (shared > bestShared) [best, bestShared] = [drawing, shared];
  }
  return best;
}
