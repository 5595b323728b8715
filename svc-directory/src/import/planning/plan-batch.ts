import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ClientBase } from 'pg';
import type { BusinessKind } from '@lawdex/contracts';
import { slugCandidates } from '../../businesses/slug.core.ts';
import { checkRecord, refusal } from './check-record.ts';
import type { Candidate } from './check-record.ts';
import { categoryResolver } from './category-resolver.core.ts';
import type { ImportCategory } from './category-resolver.core.ts';
import type { FileRecord } from '../reading/file-records.ts';
import type { BusinessLine } from '../reading/business-line.ts';
import type { KnownPlaces } from '../../places/known-places.core.ts';
import { fiveDigits } from '../fields/zip-code.core.ts';
import { identityOf } from './identity.core.ts';
import { kindOf } from './kind-of.core.ts';
import { mergeBusiness } from './merge-business.ts';
import type { StoredBusiness } from './merge-business.ts';
import type { Policy } from '../policy.core.ts';
import type { ReportLine } from '../report.core.ts';
import { loadBusinesses, matchKeys, takenSlugs } from './stored-businesses.ts';
import { timeZoneOf } from './time-zone-of.ts';

/** Changes that a batch of lines leads to, and what is told of its lines. */
export interface Plan {
  added: StoredBusiness[];
  updated: StoredBusiness[];
  unchanged: number;
  /** The number of refused lines. */
  refused: number;
  report: ReportLine[];
}

type Target = Candidate & { id: string | null };

/** Used for a line that names no practice area. */
const DEFAULT_CATEGORIES = { 'law-firm': 'general-practice', 'legal-aid': 'legal-aid' } as const;

/** Plans the changes of each line, batch by batch. It remembers which businesses earlier batches were about. */
export class BatchPlanner {
  private readonly resolve: (text: string) => string | null;
  private readonly defaultCategoryIds: Partial<Record<BusinessKind, string>>;
  /** Maps the key of a business to the line that had it first. */
  private readonly seen = new Map<string, number>();
  private readonly usedSlugs = new Set<string>();

  constructor(
    private readonly client: ClientBase,
    categories: readonly ImportCategory[],
    private readonly places: KnownPlaces,
    private readonly policy: Policy,
  ) {
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
    const plan: Plan = { added: [], updated: [], unchanged: 0, refused: 0, report: [] };
    const candidates = records.flatMap((record) => this.check(record, plan));
    const targets = await this.target(candidates, plan);
    const stored = await loadBusinesses(
      this.client,
      targets.flatMap(({ id }) => id ?? []),
    );
    const slugs = await this.newSlugs(targets.filter(({ id }) => id === null));
    for (const target of targets) {
      const before = target.id === null ? null : (stored.get(target.id) ?? null);
      const after = this.merge(target, before, slugs.get(target) ?? '');
      if (before === null) plan.added.push(after);
      else if (isDeepStrictEqual(before, after)) plan.unchanged += 1;
      else plan.updated.push(after);
      this.seen.set(after.row.id, target.line);
    }
    plan.report.sort((a, b) => a.line - b.line);
    return plan;
  }

  private check(record: FileRecord, plan: Plan): Candidate[] {
    const known = { places: this.places, categoryId: this.resolve };
    const { candidate, report } = checkRecord(record, known, this.policy);
    plan.report.push(...report);
    if (candidate) return [candidate];
    plan.refused += 1;
    return [];
  }

  /** Finds the business that each line is about. It refuses a second line about the same business, and a line whose keys point to two. */
  private async target(candidates: readonly Candidate[], plan: Plan): Promise<Target[]> {
    const keys = candidates.map(({ business }) => ({
      slug: business.slug ?? null,
      name: business.name,
      zip: business.zipCode,
    }));
    const matches = await matchKeys(this.client, keys);
    return candidates.flatMap((candidate, i) => {
      const match = matches[i];
      if (!match) return [];
      const { business, line } = candidate;
      const { idBySlug, idByName } = match;
      const refused = (text: string): [] => {
        plan.report.push(refusal(line, text));
        plan.refused += 1;
        return [];
      };
      const id = business.slug == null ? idByName : idBySlug;
      const own = [
        identityOf(business),
        ...(business.slug == null ? [] : [business.slug]),
        ...(id === null ? [] : [id]),
      ];
      const earlier = own.map((key) => this.seen.get(key)).find((value) => value !== undefined);
      if (earlier !== undefined) return refused(`is about the same firm as line ${earlier}`);
      const named = `${match.nameKey} ${fiveDigits(business.zipCode)}`;
      const other = this.seen.get(named);
      if (other !== undefined) {
        return refused(`has the name and ZIP code of line ${other}: two offices of one name need different ZIP codes`);
      }
      if (idByName !== null && idByName !== id) {
        return refused(`name and zipCode are those of another firm than slug "${business.slug ?? ''}"`);
      }
      this.seen.set(named, line);
      for (const key of own) this.seen.set(key, line);
      return [{ ...candidate, id }];
    });
  }

  private async newSlugs(targets: readonly Target[]): Promise<Map<Target, string>> {
    const slugs = new Map<Target, string>();
    const derived = targets.filter(({ business }) => business.slug == null);
    const candidates = new Map(derived.map((target) => [target, slugsFor(target.business)]));
    const taken =
      derived.length === 0 ? new Set<string>() : await takenSlugs(this.client, [...candidates.values()].flat());
    // Slugs that the file names go first, wherever they stand in the batch.
    for (const target of targets) {
      if (target.business.slug == null) continue;
      slugs.set(target, target.business.slug);
      this.usedSlugs.add(target.business.slug);
    }
    for (const [target, options] of candidates) {
      const slug =
        options.find((option) => !taken.has(option) && !this.usedSlugs.has(option)) ?? `firm-${randomUUID()}`;
      slugs.set(target, slug);
      this.usedSlugs.add(slug);
      this.seen.set(slug, target.line);
    }
    return slugs;
  }

  private merge(target: Target, before: StoredBusiness | null, newSlug: string): StoredBusiness {
    const { business } = target;
    const kind = business.kind ?? knownKind(before) ?? kindOf(business);
    return mergeBusiness(business, before, {
      id: before?.row.id ?? randomUUID(),
      slug: before?.row.slug ?? newSlug,
      kind,
      categoryId: target.categoryId,
      areas: target.areas,
      defaultCategoryId: this.defaultCategoryIds[kind] ?? null,
      timeZone: timeZoneOf(business, before?.row ?? null),
    });
  }
}

/** A file without kinds leaves a court what it is. A firm is looked at again, because it may have been stored before there were kinds. */
const knownKind = (before: StoredBusiness | null): BusinessKind | null =>
  before === null || before.row.kind === 'law-firm' ? null : before.row.kind;

/**
 * Slugs in the order of preference. Name and ZIP code belong to one business, so the third one is almost always free.
 */
function slugsFor({ name, city, state, zipCode }: BusinessLine): string[] {
  const [short = '', long = ''] = slugCandidates(name, city, state, 2);
  return [short, long, ...['', '-2', '-3', '-4'].map((suffix) => `${long}-${zipCode}${suffix}`)];
}
