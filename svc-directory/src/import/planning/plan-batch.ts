import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ClientBase } from 'pg';
import type { BusinessKind } from '@lawdex/contracts';
import { slugsOf } from '../../businesses/slug.core.ts';
import { checkRecord, type Candidate, type Known, type Policy } from './check-record.ts';
import type { FileRecord } from '../reading/file-records.ts';
import type { BusinessLine } from '../reading/business-line.ts';
import { isSamePlace } from '../../listing/identity.core.ts';
import { KnownOffices, type KnownOffice } from './known-offices.ts';
import { mergeBusiness, timeZoneOf, type BusinessRow, type StoredBusiness } from './merge-business.ts';
import { byPosition, positionText, type FilePosition, type ReportLine } from '../report.core.ts';
import { loadBusinesses, takenSlugs } from './stored-businesses.ts';

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
  private readonly defaultCategoryIds: Partial<Record<BusinessKind, string>>;
  private readonly offices: KnownOffices;
  private readonly usedSlugs = new Set<string>();

  constructor(
    private readonly client: ClientBase,
    private readonly known: Known,
    private readonly policy: Policy,
  ) {
    this.offices = new KnownOffices(client);
    const defaults = Object.entries(DEFAULT_CATEGORIES).map(([kind, slug]) => [kind, known.areaIds.get(slug)]);
    if (defaults.some(([, id]) => !id)) throw new Error('The practice areas are missing: run the migrations first.');
    this.defaultCategoryIds = Object.fromEntries(defaults);
  }

  async plan(records: readonly FileRecord[]): Promise<Plan> {
    const plan: Plan = { added: [], updated: [], unchanged: 0, leftOut: 0, refused: 0, report: [] };
    const candidates = records.flatMap((record) => this.check(record, plan));
    await this.offices.load(candidates.map(({ business }) => business));
    const targets = candidates.flatMap((candidate) => this.target(candidate, plan));
    const ids = targets.flatMap(({ office }) => (office.isStored ? office.id : []));
    const stored = await loadBusinesses(this.client, ids);
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
    plan.report.sort(byPosition);
    return plan;
  }

  private check(record: FileRecord, plan: Plan): Candidate[] {
    const { candidate, report } = checkRecord(record, this.known, this.policy);
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
    const own = this.offices.find(business);
    const closed = own === null ? this.offices.closedOf(business) : null;
    if (closed?.isRemoved) return leaveOut(`it was removed for good, as ${closed.slug}`);
    if (closed) return leaveOut(`it has closed; npm run firms -- reopen ${closed.slug} lists it again`);
    const isAnew = own === null || !isSamePlace(own, business);
    const twin = isAnew ? this.offices.twinOf(business) : null;
    const merged =
      own === null && this.policy.mergeTwins && twin && this.offices.isFree(twin.office) ? twin.office : null;
    const office = own ?? merged ?? newOffice(business);
    if (office.inFile !== null) return leaveOut(`it is about the same firm as ${office.inFile}`);
    const shared = `has the ${twin?.fields.join(' and ')} of ${twin && called(twin.office)}`;
    if (merged) tell('changed', `updates that firm, because it ${shared}`);
    else if (twin && twin.office !== office) tell('doubtful', `${shared}: are they one firm?`);
    const isFormer = own !== null && this.offices.hasFormerSlug(business);
    if (isFormer) tell('changed', `${business.slug} is a former slug of ${office.slug}, which stays`);
    const slug = isFormer ? office.slug : (business.slug ?? office.slug);
    this.offices.update(office, positionText(candidate), { ...placed(business), slug });
    return [{ ...candidate, office }];
  }

  /** Gives new offices their slugs. Those that the file names go first, wherever they stand in the batch. */
  private async nameNew(targets: readonly Target[]): Promise<void> {
    for (const { business } of targets) if (business.slug != null) this.usedSlugs.add(business.slug);
    const candidates = targets.flatMap(({ business, office }) =>
      business.slug == null ? [{ office, options: slugsFor(business) }] : [],
    );
    if (candidates.length === 0) return;
    const slugs = candidates.flatMap(({ options }) => options);
    const taken = await takenSlugs(this.client, slugs);
    for (const { office, options } of candidates) {
      office.slug = options.find((one) => !taken.has(one) && !this.usedSlugs.has(one)) ?? `firm-${randomUUID()}`;
      this.usedSlugs.add(office.slug);
      this.offices.name(office);
    }
  }

  private merge(target: Target, before: StoredBusiness | null): StoredBusiness {
    const { business, office, categoryId, areas } = target;
    const kind = business.kind ?? knownKind(before) ?? target.kind;
    const { id, slug } = office;
    const defaultCategoryId = this.defaultCategoryIds[kind] ?? null;
    const timeZone = timeZoneOf(business, before?.row ?? null);
    return mergeBusiness(business, before, { id, slug, kind, categoryId, areas, defaultCategoryId, timeZone });
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
  ...{ id: randomUUID(), slug: '', formerSlugs: [], inFile: null, isStored: false },
  ...placed(business),
});

const called = ({ name, slug, inFile }: KnownOffice): string =>
  inFile === null ? `"${name}" (${slug})` : `${inFile}, "${name}"`;

/** A firm that moved is looked at by an operator, and a new slug makes a new address. */
function changesOfPlace({ line, firm }: FilePosition, before: BusinessRow, after: BusinessRow): ReportLine[] {
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
