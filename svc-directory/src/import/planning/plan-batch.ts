import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ClientBase } from 'pg';
import type { BusinessKind } from '@lawdex/contracts';
import { slugsOf } from '../../businesses/slug.core.ts';
import { checkRecord } from './check-record.ts';
import type { Candidate, Policy } from './check-record.ts';
import { categoryResolver } from './category-resolver.core.ts';
import type { ImportCategory } from './category-resolver.core.ts';
import type { FileRecord } from '../reading/file-records.ts';
import type { BusinessLine } from '../reading/business-line.ts';
import type { KnownPlaces } from '../../places/known-places.core.ts';
import { isSamePlace } from '../../listing/identity.core.ts';
import { KnownOffices } from './known-offices.ts';
import type { KnownOffice } from './known-offices.ts';
import { mergeBusiness } from './merge-business.ts';
import type { BusinessRow, StoredBusiness } from './merge-business.ts';
import { bySpot, spotText } from '../report.core.ts';
import type { FileSpot, ReportLine } from '../report.core.ts';
import { loadBusinesses, takenSlugs } from './stored-businesses.ts';
import { timeZoneOf } from './time-zone-of.ts';

/** Changes that a batch of lines leads to, and what is told of its lines. */
export interface Plan {
  added: StoredBusiness[];
  updated: StoredBusiness[];
  unchanged: number;
  /** The number of lines about a firm that another line is about. */
  leftOut: number;
  /** The number of refused lines. */
  refused: number;
  report: ReportLine[];
}

type Target = Candidate & { office: KnownOffice };

/** Used for a line that names no practice area. */
const DEFAULT_CATEGORIES = { 'law-firm': 'general-practice', 'legal-aid': 'legal-aid' } as const;

/** Plans the changes of each line, batch by batch. It remembers which businesses earlier batches were about. */
export class BatchPlanner {
  private readonly resolve: (text: string) => string | null;
  private readonly defaultCategoryIds: Partial<Record<BusinessKind, string>>;
  private readonly known: KnownOffices;
  private readonly usedSlugs = new Set<string>();

  constructor(
    private readonly client: ClientBase,
    categories: readonly ImportCategory[],
    private readonly places: KnownPlaces,
    private readonly policy: Policy,
  ) {
    this.known = new KnownOffices(client);
    this.resolve = categoryResolver(categories);
    const named = (slug: string): string => {
      const id = this.resolve(slug);
      if (id === null) throw new Error('The practice areas are missing: run the migrations first.');
      return id;
    };
    this.defaultCategoryIds = {
      'law-firm': named(DEFAULT_CATEGORIES['law-firm']),
      'legal-aid': named(DEFAULT_CATEGORIES['legal-aid']),
    };
  }

  async plan(records: readonly FileRecord[]): Promise<Plan> {
    const plan: Plan = { added: [], updated: [], unchanged: 0, leftOut: 0, refused: 0, report: [] };
    const candidates = records.flatMap((record) => this.check(record, plan));
    await this.known.load(candidates.map(({ business }) => business));
    const targets = candidates.flatMap((candidate) => this.target(candidate, plan));
    const stored = await loadBusinesses(
      this.client,
      targets.flatMap(({ office }) => (office.isStored ? office.id : [])),
    );
    await this.nameNew(targets.filter(({ office }) => !office.isStored));
    for (const target of targets) {
      const before = stored.get(target.office.id) ?? null;
      const after = this.merge(target, before);
      if (before === null) plan.added.push(after);
      else if (isDeepStrictEqual(before, after)) plan.unchanged += 1;
      else {
        plan.updated.push(after);
        plan.report.push(...changesOfPlace(target, before.row, after.row));
      }
    }
    plan.report.sort(bySpot);
    return plan;
  }

  private check(record: FileRecord, plan: Plan): Candidate[] {
    const known = { places: this.places, categoryId: this.resolve };
    const { candidate, report } = checkRecord(record, known, this.policy);
    plan.report.push(...report);
    if (candidate) return [candidate];
    if (!('note' in record)) plan.refused += 1;
    return [];
  }

  /** Finds the office that a line is about. A second line about it is left out. */
  private target(candidate: Candidate, plan: Plan): Target[] {
    const { business, line, firm } = candidate;
    const tell = (kind: ReportLine['kind'], text: string): void =>
      void plan.report.push({ line, firm, field: null, kind, text });
    const leaveOut = (why: string): [] => {
      tell('left out', `left out: ${why}`);
      plan.leftOut += 1;
      return [];
    };
    const own = this.known.find(business);
    const closed = own === null ? this.known.closedOf(business) : null;
    if (closed?.isRemoved) return leaveOut(`it was removed for good, as ${closed.slug}`);
    if (closed) return leaveOut(`it has closed; npm run firms -- reopen ${closed.slug} lists it again`);
    const isAnew = own === null || !isSamePlace(own, business);
    const twin = isAnew ? this.known.twinOf(business) : null;
    const merged =
      own === null && this.policy.mergeTwins && twin && this.known.isFree(twin.office) ? twin.office : null;
    const office = own ?? merged ?? newOffice(business);
    if (office.spot !== null) return leaveOut(`it is about the same firm as ${office.spot}`);
    const shared = `has the ${twin?.fields.join(' and ')} of ${twin && called(twin.office)}`;
    if (merged) tell('changed', `updates that firm, because it ${shared}`);
    else if (twin && twin.office !== office) {
      tell('doubtful', `${shared}: are they one firm?`);
    }
    const isFormer = own !== null && this.known.hasFormerSlug(business);
    if (isFormer) tell('changed', `${business.slug} is a former slug of ${office.slug}, which stays`);
    const slug = isFormer ? office.slug : (business.slug ?? office.slug);
    this.known.update(office, spotText(candidate), { ...placed(business), slug });
    return [{ ...candidate, office }];
  }

  /** Gives new offices their slugs. Those that the file names go first, wherever they stand in the batch. */
  private async nameNew(targets: readonly Target[]): Promise<void> {
    for (const { business } of targets) if (business.slug != null) this.usedSlugs.add(business.slug);
    const candidates = targets.flatMap(({ business, office }) =>
      business.slug == null ? [{ office, options: slugsFor(business) }] : [],
    );
    if (candidates.length === 0) return;
    const taken = await takenSlugs(
      this.client,
      candidates.flatMap(({ options }) => options),
    );
    for (const { office, options } of candidates) {
      office.slug = options.find((one) => !taken.has(one) && !this.usedSlugs.has(one)) ?? `firm-${randomUUID()}`;
      this.usedSlugs.add(office.slug);
      this.known.name(office);
    }
  }

  private merge(
    { business, office, categoryId, areas, ...read }: Target,
    before: StoredBusiness | null,
  ): StoredBusiness {
    const kind = business.kind ?? knownKind(before) ?? read.kind;
    return mergeBusiness(business, before, {
      id: office.id,
      slug: office.slug,
      kind,
      categoryId,
      areas,
      defaultCategoryId: this.defaultCategoryIds[kind] ?? null,
      timeZone: timeZoneOf(business, before?.row ?? null),
    });
  }
}

const placed = ({ name, address, zipCode, phone, website }: BusinessLine) => ({
  name,
  address,
  zipCode,
  ...(phone === undefined ? {} : { phone }),
  ...(website === undefined ? {} : { website }),
});

const newOffice = (business: BusinessLine): KnownOffice => ({
  id: randomUUID(),
  slug: '',
  formerSlugs: [],
  spot: null,
  isStored: false,
  ...placed(business),
});

const called = ({ name, slug, spot }: KnownOffice): string =>
  spot === null ? `"${name}" (${slug})` : `${spot}, "${name}"`;

/** A firm that moved is looked at by an operator, and a new slug makes a new address. */
function changesOfPlace({ line, firm }: FileSpot, before: BusinessRow, after: BusinessRow): ReportLine[] {
  const written = ({ address, city, state, zipCode }: BusinessRow): string =>
    `${address}, ${city}, ${state} ${zipCode}`;
  const moved = isSamePlace(before, after) ? [] : [`moves from ${written(before)} to ${written(after)}`];
  const renamed = before.slug === after.slug ? [] : [`its page moves from ${before.slug} to ${after.slug}`];
  return [...moved, ...renamed].map((text) => ({ line, firm, field: null, kind: 'changed', text }));
}

/** A file without kinds leaves a court what it is. A firm is looked at again, because it may have been stored before there were kinds. */
const knownKind = (before: StoredBusiness | null): BusinessKind | null =>
  before === null || before.row.kind === 'law-firm' ? null : before.row.kind;

/** Slugs in the order of preference. */
function slugsFor({ name, city, state, zipCode }: BusinessLine): string[] {
  const { short, long } = slugsOf(name, city, state);
  return [short, long, ...['', '-2', '-3', '-4'].map((suffix) => `${long}-${zipCode}${suffix}`)];
}
