import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { slugCandidates } from '../businesses/slug.core.ts';
import { categoryResolver } from './category-resolver.core.ts';
import type { ImportCategory } from './category-resolver.core.ts';
import type { FileRecord } from './file-records.ts';
import { parseFirm } from './firm-record.core.ts';
import type { FirmPatch } from './firm-record.core.ts';
import { isSameFirm, mergeFirm } from './merge-firm.core.ts';
import type { StoredFirm } from './merge-firm.core.ts';
import { loadFirms, matchKeys, takenSlugs } from './stored-firms.ts';
import { stateOf, timeZoneAt, timeZoneOfZip } from '../places/us-places.ts';

export interface Refusal {
  line: number;
  reason: string;
}

/** What a batch of lines comes to. */
export interface Plan {
  added: StoredFirm[];
  updated: StoredFirm[];
  unchanged: number;
  refusals: Refusal[];
}

interface Candidate {
  line: number;
  patch: FirmPatch;
  categoryId: string | null;
  areas: string[] | undefined;
}
type Target = Candidate & { id: string | null };

const DEFAULT_CATEGORY = 'general-practice';

/** Decides, batch by batch, what each line of a file does; remembers across batches which firms the file has spoken of. */
export class BatchPlanner {
  private readonly resolve: (text: string) => string | null;
  private readonly defaultCategoryId: string;
  /** Key of a firm -> the line that had it first. */
  private readonly seen = new Map<string, number>();
  private readonly usedSlugs = new Set<string>();

  constructor(
    private readonly client: ClientBase,
    categories: readonly ImportCategory[],
  ) {
    this.resolve = categoryResolver(categories);
    const fallback = this.resolve(DEFAULT_CATEGORY);
    if (fallback === null) throw new Error('The practice areas are missing: run the migrations first.');
    this.defaultCategoryId = fallback;
  }

  async plan(records: readonly FileRecord[]): Promise<Plan> {
    const plan: Plan = { added: [], updated: [], unchanged: 0, refusals: [] };
    const candidates = records.flatMap((record) => this.check(record, plan.refusals));
    const targets = await this.target(candidates, plan.refusals);
    const stored = await loadFirms(
      this.client,
      targets.flatMap(({ id }) => id ?? []),
    );
    const slugs = await this.newSlugs(targets.filter(({ id }) => id === null));
    for (const target of targets) {
      const before = target.id === null ? null : (stored.get(target.id) ?? null);
      const after = this.merge(target, before, slugs.get(target) ?? '');
      if (before === null) plan.added.push(after);
      else if (isSameFirm(before, after)) plan.unchanged += 1;
      else plan.updated.push(after);
      this.seen.set(after.row.id, target.line);
    }
    plan.refusals.sort((a, b) => a.line - b.line);
    return plan;
  }

  /** What can be said of a line by itself. */
  private check(record: FileRecord, refusals: Refusal[]): Candidate[] {
    const { line } = record;
    if ('problem' in record) {
      refusals.push({ line, reason: record.problem });
      return [];
    }
    const parsed = parseFirm(record.raw, stateOf);
    const problems = parsed.kind === 'refused' ? parsed.problems : [];
    const lookUp = (field: string, text: string): string => {
      const id = this.resolve(text);
      if (id === null) problems.push(`${field} "${text}" is not a practice area (a slug, name or other name of one)`);
      return id ?? '';
    };
    const firm = parsed.kind === 'firm' ? parsed.firm : null;
    const categoryId = firm?.category == null ? null : lookUp('category', firm.category);
    const areas = firm?.additionalPracticeAreas?.map((text) => lookUp('additionalPracticeAreas', text));
    if (problems.length > 0) refusals.push({ line, reason: problems.join('; ') });
    if (firm === null || problems.length > 0) return [];
    const cleared = firm.additionalPracticeAreas === null ? [] : undefined;
    return [{ line, patch: firm, categoryId, areas: areas ? [...new Set(areas)] : cleared }];
  }

  /** Which firm each line is about; a second line about the same one is refused, and so is a key that points to two. */
  private async target(candidates: readonly Candidate[], refusals: Refusal[]): Promise<Target[]> {
    const keys = candidates.map(({ patch }) => ({ slug: patch.slug ?? null, name: patch.name, zip: patch.zipCode }));
    const matches = await matchKeys(this.client, keys);
    return candidates.flatMap((candidate, i) => {
      const match = matches[i];
      if (!match) return [];
      const { patch, line } = candidate;
      const { idBySlug, idByName } = match;
      const refuse = (reason: string): [] => {
        refusals.push({ line, reason });
        return [];
      };
      const id = patch.slug == null ? idByName : idBySlug;
      const own = [
        `${match.nameKey} ${patch.zipCode}`,
        ...(patch.slug == null ? [] : [patch.slug]),
        ...(id === null ? [] : [id]),
      ];
      const earlier = own.map((key) => this.seen.get(key)).find((value) => value !== undefined);
      if (earlier !== undefined) return refuse(`is about the same firm as line ${earlier}`);
      if (idByName !== null && idByName !== id) {
        return refuse(`name and zipCode are those of another firm than slug "${patch.slug ?? ''}"`);
      }
      for (const key of own) this.seen.set(key, line);
      return [{ ...candidate, id }];
    });
  }

  private async newSlugs(targets: readonly Target[]): Promise<Map<Target, string>> {
    const slugs = new Map<Target, string>();
    const derived = targets.filter(({ patch }) => patch.slug == null);
    const candidates = new Map(derived.map((target) => [target, slugsFor(target.patch)]));
    const taken =
      derived.length === 0 ? new Set<string>() : await takenSlugs(this.client, [...candidates.values()].flat());
    // Slugs that the file names go first, wherever in the batch they stand.
    for (const target of targets) {
      if (target.patch.slug == null) continue;
      slugs.set(target, target.patch.slug);
      this.usedSlugs.add(target.patch.slug);
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

  private merge(target: Target, before: StoredFirm | null, newSlug: string): StoredFirm {
    const { patch } = target;
    return mergeFirm(patch, before, {
      id: before?.row.id ?? randomUUID(),
      slug: before?.row.slug ?? newSlug,
      categoryId: target.categoryId,
      areas: target.areas,
      defaultCategoryId: this.defaultCategoryId,
      timeZone: patch.timeZone ?? zoneOf(patch, before),
    });
  }
}

function zoneOf(patch: FirmPatch, before: StoredFirm | null): string | null {
  const saysNothing = patch.timeZone === undefined && patch.latitude === undefined;
  if (saysNothing && before?.row.time_zone) return before.row.time_zone;
  const { latitude = before?.row.latitude ?? null, longitude = before?.row.longitude ?? null } = patch;
  const atPosition = latitude === null || longitude === null ? null : timeZoneAt(latitude, longitude);
  return atPosition ?? timeZoneOfZip(patch.zipCode);
}

/** In the order of preference. Name and ZIP code belong to one firm, so the third is all but always free. */
function slugsFor({ name, city, state, zipCode }: FirmPatch): string[] {
  const [short = '', long = ''] = slugCandidates(name, city, state, 2);
  return [short, long, ...['', '-2', '-3', '-4'].map((suffix) => `${long}-${zipCode}${suffix}`)];
}
