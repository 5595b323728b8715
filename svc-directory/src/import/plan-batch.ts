import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ClientBase } from 'pg';
import { isRateable } from '@lawdex/contracts';
import type { BusinessKind } from '@lawdex/contracts';
import { cityNameOf } from '@lawdex/search-language/gazetteer';
import { GAZETTEER } from '@lawdex/search-language/lists';
import { slugCandidates } from '../businesses/slug.core.ts';
import { categoryResolver } from './category-resolver.core.ts';
import type { ImportCategory } from './category-resolver.core.ts';
import type { FileRecord } from './reading/file-records.ts';
import type { BusinessLine } from './reading/business-line.ts';
import { kindOf } from './kind-of.core.ts';
import { mergeBusiness } from './merge-business.ts';
import type { StoredBusiness } from './merge-business.ts';
import { parseLine } from './reading/parse-line.ts';
import { loadBusinesses, matchKeys, takenSlugs } from './stored-businesses.ts';
import { timeZoneOf } from './time-zone-of.ts';

export interface Refusal {
  line: number;
  reason: string;
}

/** Changes and refusals that a batch of lines leads to. */
export interface Plan {
  added: StoredBusiness[];
  updated: StoredBusiness[];
  unchanged: number;
  refusals: Refusal[];
}

interface Candidate {
  line: number;
  business: BusinessLine;
  categoryId: string | null;
  areas: string[] | undefined;
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
    const plan: Plan = { added: [], updated: [], unchanged: 0, refusals: [] };
    const candidates = records.flatMap((record) => this.check(record, plan.refusals));
    const targets = await this.target(candidates, plan.refusals);
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
    plan.refusals.sort((a, b) => a.line - b.line);
    return plan;
  }

  /** Checks a line by itself, without the database. */
  private check(record: FileRecord, refusals: Refusal[]): Candidate[] {
    const { line } = record;
    if ('problem' in record) {
      refusals.push({ line, reason: record.problem });
      return [];
    }
    const parsed = parseLine(record.raw);
    const problems = parsed.kind === 'refused' ? parsed.problems : [];
    const lookUp = (field: string, text: string): string => {
      const id = this.resolve(text);
      if (id === null) problems.push(`${field} "${text}" is not a practice area (a slug, name or other name of one)`);
      return id ?? '';
    };
    const business = parsed.kind === 'business' ? inNamedCity(parsed.business) : null;
    const kind = business?.kind ?? (business && kindOf(business));
    // A court's line has a word for courts in the place of the practice area, so it is not looked up.
    const filed = kind && isRateable({ kind }) ? business : null;
    const categoryId = filed?.category == null ? null : lookUp('category', filed.category);
    const areas = filed?.additionalPracticeAreas?.map((text) => lookUp('additionalPracticeAreas', text));
    if (problems.length > 0) refusals.push({ line, reason: problems.join('; ') });
    if (business === null || problems.length > 0) return [];
    return [{ line, business, categoryId, areas: areas && [...new Set(areas)] }];
  }

  /** Finds the business that each line is about. It refuses a second line about the same business, and a line whose keys point to two. */
  private async target(candidates: readonly Candidate[], refusals: Refusal[]): Promise<Target[]> {
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
      const refuse = (reason: string): [] => {
        refusals.push({ line, reason });
        return [];
      };
      const id = business.slug == null ? idByName : idBySlug;
      const own = [
        `${match.nameKey} ${business.zipCode}`,
        ...(business.slug == null ? [] : [business.slug]),
        ...(id === null ? [] : [id]),
      ];
      const earlier = own.map((key) => this.seen.get(key)).find((value) => value !== undefined);
      if (earlier !== undefined) return refuse(`is about the same firm as line ${earlier}`);
      if (idByName !== null && idByName !== id) {
        return refuse(`name and zipCode are those of another firm than slug "${business.slug ?? ''}"`);
      }
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

/** Otherwise `St. Louis` and `Saint Louis` would be two cities with a page each. */
const inNamedCity = (line: BusinessLine): BusinessLine => ({
  ...line,
  city: cityNameOf(line.city, line.state, GAZETTEER),
});

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
