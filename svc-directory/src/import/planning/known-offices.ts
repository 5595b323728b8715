import type { ClientBase } from 'pg';
import { fiveDigits } from '../fields/places.core.ts';
import { CLOSED_IDENTITIES } from '../../listing/archive.sql.ts';
import { closedIdentityOf } from '../../listing/closed-identity.ts';
import type { BusinessLine } from '../reading/business-line.ts';
import { identityOf, twinKeysOf } from '../../listing/identity.core.ts';
import { officesOf, type Office } from './stored-businesses.ts';

/** An office that is stored, or that an earlier line of the file is about. */
export interface KnownOffice extends Office {
  /** Where in the file the line about it stands; null until there is one. */
  inFile: string | null;
  /** False when the file adds it. */
  isStored: boolean;
}

interface ClosedOffice {
  slug: string;
  /** Whether it was removed for good. */
  isRemoved: boolean;
}

export interface Twin {
  office: KnownOffice;
  /** What they have in common: `phone`. */
  fields: string[];
}

/** The offices in the ZIP codes of a file, by slug, by identity, and by what twins have in common. */
export class KnownOffices {
  private readonly bySlug = new Map<string, KnownOffice>();
  private readonly byFormerSlug = new Map<string, KnownOffice>();
  private readonly byIdentity = new Map<string, KnownOffice>();
  private readonly byTwinKey = new Map<string, KnownOffice>();
  /** Identities that several offices share, which only their slugs tell apart. */
  private readonly shared = new Set<string>();
  /** The first line about an office, wherever it stands in its batch. */
  private readonly claims = new Map<KnownOffice, BusinessLine>();
  private readonly byId = new Map<string, KnownOffice>();
  private readonly read = new Set<string>();
  /** Closed businesses, by slug and by identity. */
  private closed: ReadonlyMap<string, ClosedOffice> | null = null;

  constructor(private readonly client: ClientBase) {}

  /** Reads what is stored at the ZIP codes and under the slugs of lines, each ZIP code once. */
  async load(lines: readonly BusinessLine[]): Promise<void> {
    const zips = [...new Set(lines.map(({ zipCode }) => fiveDigits(zipCode)))].filter((zip) => !this.read.has(zip));
    const slugs = lines.flatMap(({ slug }) => (slug == null || this.bySlug.has(slug) ? [] : slug));
    for (const zip of zips) this.read.add(zip);
    this.closed ??= await this.readClosed();
    for (const office of await officesOf(this.client, zips, slugs)) {
      if (!this.byId.has(office.id)) this.add({ ...office, inFile: null, isStored: true });
    }
    this.claim(lines);
  }

  /** The office that a line is about: the one that has or had its slug, else the one with its name, ZIP code and street. */
  find(line: BusinessLine): KnownOffice | null {
    const named = this.withSlugOf(line);
    if (named) return named;
    const identity = identityOf(line);
    const office = this.byIdentity.get(identity);
    if (!office || line.slug == null) return office ?? null;
    // Firms of one name in one house have slugs of their own: a new one is for a firm that no other line is about.
    const isOnlyOne = office.isStored && !this.shared.has(identity);
    return isOnlyOne && office.inFile === null && this.claims.get(office) === line ? office : null;
  }

  /** Whether the slug of a line is one that its office had before. */
  hasFormerSlug({ slug }: BusinessLine): boolean {
    return slug != null && !this.bySlug.has(slug) && this.byFormerSlug.has(slug);
  }

  /** Whether a twin may be taken for a line: it is stored, and no line is about it. */
  isFree(office: KnownOffice): boolean {
    return office.isStored && office.inFile === null && !this.claims.has(office);
  }

  /** Slugs claim their offices before names do. */
  private claim(lines: readonly BusinessLine[]): void {
    const rank = (line: BusinessLine): number => (this.withSlugOf(line) ? 0 : 1);
    for (const line of [...lines].sort((a, b) => rank(a) - rank(b))) {
      const office = this.withSlugOf(line) ?? this.byIdentity.get(identityOf(line));
      if (office && !this.claims.has(office)) this.claims.set(office, line);
    }
  }

  private withSlugOf({ slug }: BusinessLine): KnownOffice | undefined {
    return slug == null ? undefined : (this.bySlug.get(slug) ?? this.byFormerSlug.get(slug));
  }

  /** The closed business that a line is about. */
  closedOf(line: BusinessLine): ClosedOffice | null {
    if (!this.closed?.size) return null;
    // A new slug does not bring a closed firm back.
    return this.closed.get(line.slug ?? '') ?? this.closed.get(closedIdentityOf(line)) ?? null;
  }

  /** Another office in the ZIP code that may be the same. */
  twinOf(line: BusinessLine): Twin | null {
    const shared = new Map<KnownOffice, string[]>();
    for (const [field, key] of twinKeysOf(line)) {
      const office = this.byTwinKey.get(withZip(line, field, key));
      if (office) shared.set(office, [...(shared.get(office) ?? []), field]);
    }
    const [first] = [...shared].sort(([, a], [, b]) => b.length - a.length);
    return first ? { office: first[0], fields: first[1] } : null;
  }

  /** Says that a line is about an office, and what the office is from now on. */
  update(office: KnownOffice, inFile: string, values: Partial<Office>): void {
    const isNew = office.inFile === null && !office.isStored;
    const hasChanged = Object.entries(values).some(([field, value]) => Reflect.get(office, field) !== value);
    Object.assign(office, values, { inFile });
    if (isNew || hasChanged) this.add(office);
  }

  /** The first office of several is the one that later lines are compared with. */
  private add(office: KnownOffice): void {
    this.byId.set(office.id, office);
    this.name(office);
    const identity = identityOf(office);
    const first = this.byIdentity.get(identity);
    if (!first) this.byIdentity.set(identity, office);
    else if (first !== office) this.shared.add(identity);
    for (const slug of office.formerSlugs) this.byFormerSlug.set(slug, office);
    for (const [field, key] of twinKeysOf(office)) {
      const place = withZip(office, field, key);
      if (!this.byTwinKey.has(place)) this.byTwinKey.set(place, office);
    }
  }

  /** Says that an office has got its slug. */
  name(office: KnownOffice): void {
    this.bySlug.set(office.slug, office);
  }

  private async readClosed(): Promise<ReadonlyMap<string, ClosedOffice>> {
    const { rows } = await this.client.query<ClosedOffice & { identity: string }>(CLOSED_IDENTITIES);
    return new Map(rows.flatMap(({ identity, ...office }) => [[office.slug, office] as const, [identity, office]]));
  }
}

const withZip = ({ zipCode }: { zipCode: string }, field: string, key: string): string =>
  `${fiveDigits(zipCode)} ${field} ${key}`;
