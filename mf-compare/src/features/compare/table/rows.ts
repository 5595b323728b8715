import { isRateable, WEEKDAYS, type BusinessDetail, type Licence, type PriceRange } from '@lawdex/contracts';
import { clockText, DAY_NAMES, FEE_LABELS, kindLabel } from '@lawdex/seo';
import { formatMiles } from '@lawdex/ui';
import { languagesOf, milesFrom } from '../facts.ts';

/** The content of a cell, without its looks. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'lines'; lines: string[] }
  | { kind: 'answer'; yes: boolean }
  | { kind: 'unknown' }
  | { kind: 'category'; name: string; slug: string }
  | { kind: 'rating'; rating: string; count: number }
  | { kind: 'price'; priceRange: PriceRange }
  | { kind: 'phone'; phone: string }
  | { kind: 'open'; isOpen: boolean; opensOrCloses: string | undefined };

export interface Row {
  label: string;
  /** One cell for each business, in their order. */
  cells: Cell[];
  /** Whether the cells differ. */
  differs: boolean;
}

export interface RowGroup {
  title: string;
  rows: Row[];
  /** Last and small, because nobody lists any of it. */
  isMinor?: boolean;
}

const UNKNOWN: Cell = { kind: 'unknown' };
const text = (said: string | null | undefined): Cell => (said ? { kind: 'text', text: said } : UNKNOWN);
const lines = (said: string[]): Cell => (said.length > 0 ? { kind: 'lines', lines: said } : UNKNOWN);
const answer = (yes: boolean): Cell => ({ kind: 'answer', yes });

/** Every known fact, in groups: first the rows and words of the specification, within a group first what differs. */
export function rowGroups(businesses: readonly BusinessDetail[], near?: string): RowGroup[] {
  const row = (label: string, say: (business: BusinessDetail) => Cell): Row => {
    const cells = businesses.map(say);
    return { label, cells, differs: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1 };
  };
  const groups: RowGroup[] = [
    {
      title: 'Overview',
      rows: [
        row('Category', categoryCell),
        row('Rating', ratingCell),
        row('Price Range', ({ priceRange }) => (priceRange ? { kind: 'price', priceRange } : UNKNOWN)),
        row('Location', ({ address, city, state, zipCode }) => lines([address, `${city}, ${state} ${zipCode}`])),
        ...(near === undefined ? [] : [row('Distance', (business) => distanceCell(near, business))]),
        row('Phone', ({ phone }) => (phone ? { kind: 'phone', phone } : UNKNOWN)),
        row('Open Now', ({ isOpen, opensOrCloses }) =>
          isOpen === null ? UNKNOWN : { kind: 'open', isOpen, opensOrCloses },
        ),
        row('Delivery', ({ hasDelivery }) => answer(hasDelivery)),
        row('Takeout', ({ hasTakeout }) => answer(hasTakeout)),
      ],
    },
    {
      title: 'Practice Details',
      rows: [
        row('Free Consultation', ({ freeConsultation }) => answer(freeConsultation)),
        row('Video Consultation', ({ videoConsultation }) => answer(videoConsultation)),
        row('Fees', ({ feeBasis }) => lines(feeBasis.map((basis) => FEE_LABELS[basis]))),
        row('Languages', (business) => text(languagesOf(business).join(', '))),
        row('Licenses', ({ licences }) => lines(licences.map(licenceText))),
        row('Additional Practice Areas', ({ additionalPracticeAreas }) =>
          lines(additionalPracticeAreas.map(({ name }) => name)),
        ),
      ],
    },
    {
      title: 'Hours',
      rows: WEEKDAYS.map((day) => row(DAY_NAMES[day], ({ hours }) => (hours ? text(dayText(hours[day])) : UNKNOWN))),
    },
  ];
  const isWeek = ({ title }: RowGroup) => title === 'Hours';
  return [
    ...groups.map((group) => ({ ...group, rows: isWeek(group) ? group.rows : differentFirst(group.rows) })),
    { title: 'Listed by None', rows: groups.flatMap(({ rows }) => rows.filter(isNowhere)), isMinor: true },
  ].filter(({ rows }) => rows.length > 0);
}

const isNowhere = ({ cells }: Row): boolean => cells.every((cell) => cell.kind === 'answer' && !cell.yes);

const differentFirst = (rows: readonly Row[]): Row[] => [
  ...rows.filter(({ differs }) => differs),
  ...rows.filter((row) => !row.differs && !isNowhere(row)),
];

/** The groups without rows that are equal for all businesses, and without groups that become empty. */
export const onlyDiffering = (groups: readonly RowGroup[]): RowGroup[] =>
  groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);

function categoryCell({ category, kind }: BusinessDetail): Cell {
  return category ? { kind: 'category', ...category } : text(kindLabel(kind));
}

function ratingCell(business: BusinessDetail): Cell {
  if (!isRateable(business)) return text('Not rated');
  return { kind: 'rating', rating: business.rating, count: business.reviewCount };
}

function distanceCell(near: string, business: BusinessDetail): Cell {
  const miles = milesFrom(near, business);
  return miles === null ? UNKNOWN : text(formatMiles(miles));
}

const licenceText = ({ holder, jurisdiction, number, yearAdmitted }: Licence): string =>
  [holder, jurisdiction, number && `no. ${number}`, yearAdmitted !== null && `admitted ${yearAdmitted}`]
    .filter(Boolean)
    .join(', ');

const dayText = (day: { open: string; close: string } | undefined): string =>
  day ? `${clockText(day.open)} – ${clockText(day.close)}` : 'Closed';
