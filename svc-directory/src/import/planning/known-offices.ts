import type { ClientBase } from 'pg';
import { fiveDigits } from '../fields/zip-code.core.ts';
import { CLOSED_IDENTITIES } from '../../listing/archive.sql.ts';
import { closedIdentityOf } from '../../listing/closed-identity.ts';
import type { BusinessLine } from '../reading/business-line.ts';
import { identityOf, twinKeysOf } from '../../listing/identity.core.ts';
import { officesOf } from './stored-businesses.ts';
import type { Office } from './stored-businesses.ts';

/** An office that is stored, or that an earlier line of the file is about. */
export interface KnownOffice extends Office {
  /** Null until a line of the file is about it. */
  line: number | null;
  /** False when the file adds it. */
  isStored: boolean;
}

export interface Twin {
  office: KnownOffice;
  /** What they have in common: `phone`. */
  fields: string[];
}

/** The offices in the ZIP codes of a file, by slug, by identity, and by what twins have in common. */
export class KnownOffices {
  private readonly bySlug = new Map<string, KnownOffice>();
  private readonly byIdentity = new Map<string, KnownOffice>();
  private readonly byTwinKey = new Map<string, KnownOffice>();
  private readonly byId = new Map<string, KnownOffice>();
  private readonly read = new Set<string>();
  /** Slugs of closed businesses, by slug and by identity. */
  private closed: ReadonlyMap<string, string> | null = null;

  constructor(private readonly client: ClientBase) {}

  /** Reads what is stored at the ZIP codes and under the slugs of lines, each ZIP code once. */
  async load(lines: readonly BusinessLine[]): Promise<void> {
    const zips = [...new Set(lines.map(({ zipCode }) => fiveDigits(zipCode)))].filter((zip) => !this.read.has(zip));
    const slugs = lines.flatMap(({ slug }) => (slug == null || this.bySlug.has(slug) ? [] : slug));
    for (const zip of zips) this.read.add(zip);
    this.closed ??= await this.readClosed();
    for (const office of await officesOf(this.client, zips, slugs)) {
      if (!this.byId.has(office.id)) this.add({ ...office, line: null, isStored: true });
    }
  }

  /** The office that a line is about: the one with its slug, else with its name, ZIP code and street. */
  find(line: BusinessLine): KnownOffice | null {
    return (line.slug == null ? this.byIdentity.get(identityOf(line)) : this.bySlug.get(line.slug)) ?? null;
  }

  /** The slug of the closed business that a line is about. */
  closedSlugOf(line: BusinessLine): string | null {
    if (!this.closed?.size) return null;
    return this.closed.get(line.slug ?? closedIdentityOf(line)) ?? null;
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

  /** The first office of several is the one that later lines are compared with. */
  add(office: KnownOffice): void {
    this.byId.set(office.id, office);
    this.name(office);
    const identity = identityOf(office);
    if (!this.byIdentity.has(identity)) this.byIdentity.set(identity, office);
    for (const [field, key] of twinKeysOf(office)) {
      const place = withZip(office, field, key);
      if (!this.byTwinKey.has(place)) this.byTwinKey.set(place, office);
    }
  }

  /** Says that an office has got its slug. */
  name(office: KnownOffice): void {
    this.bySlug.set(office.slug, office);
  }

  private async readClosed(): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.client.query<{ slug: string; identity: string }>(CLOSED_IDENTITIES);
    return new Map(rows.flatMap(({ slug, identity }) => [[slug, slug] as const, [identity, slug] as const]));
  }
}

const withZip = ({ zipCode }: { zipCode: string }, field: string, key: string): string =>
  `${fiveDigits(zipCode)} ${field} ${key}`;
