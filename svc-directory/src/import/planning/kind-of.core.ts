import type { BusinessKind } from '@lawdex/contracts';

interface Named {
  name: string;
  /** The practice area, or a word for the kind of organisation, as the file has it. */
  category?: string | null | undefined;
}

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^a-z0-9&]+/g, ' ')
    .trim();

// Organisations around the law that are nobody's lawyers.
const OTHER =
  /\b(bar (association|foundation|society)|state bar of|law library|(law school|school of law|college of law)|court report(ing|ers?)|insurance agency|bail bonds?|process serv(er|ers|ing|ice))\b/;

/** Legal forms of firms. `inc` is not one of them, because charities are incorporated too. */
const OF_A_FIRM =
  /\b(llc|pllc|llp|pc|p c|pa|plc|lpa|chartered)$|\b(law offices? of|law firm|attorneys? at law|& associates|law group)\b/;

const LEGAL_AID =
  /\b(legal aid|public defend(er|ers)|public counsel|pro bono|(legal|law|law school|justice) clinic|volunteer lawyers|defender (services?|association|program)|access to justice|equal justice|legal assistance (of|program|foundation|corporation)|legal services (of|for|program|corporation|foundation|society|center|project)|(community|neighborhood|rural|greater [a-z]+|county) legal services)\b/;

const COURT =
  /\b(court ?house|hall of justice|tribunal|court of [a-z]+|(supreme|superior|district|circuit|county|city|municipal|state|probate|family|juvenile|housing|land|bankruptcy|magistrates?|appeals|appellate|surrogates?|chancery|common pleas|trial|justice|traffic|tax|small claims|immigration|drug|federal|town|village|orphans) court)\b(?! (advoca|watch|appointed|services|lawyers?|attorneys?|defen[cs]e|defenders?|st\b|street|square|plaza|law))/;

const AGENCY =
  /\b(department of|dept of|attorney general|(district|county|city|states|us|united states|commonwealths) attorneys?( office)?$|(district|states|commonwealths) attorneys? (office )?(of|for)|office of the|prosecutors? office|prosecuting attorney|clerk of|county clerk|sheriffs? (office|department)|probation (office|department|service)|police department|registry of|register of (deeds|wills)|bureau of|commission (on|for|against)|board of|division of|housing authority|(social security|veterans) administration|(city|county|state|town|commonwealth) of)\b/;

/** Words for kinds of organisations that files have in the place of a practice area. */
const BY_CATEGORY: ReadonlyMap<string, BusinessKind> = new Map([
  ['court', 'court'],
  ['courts', 'court'],
  ['courthouse', 'court'],
  ['agency', 'agency'],
  ['government', 'agency'],
  ['government agency', 'agency'],
  ['bar association', 'other'],
]);

/**
 * Finds out the kind of organisation from its name and category, when the file does not name the kind. It is a law firm
 * unless something speaks against it.
 */
export function kindOf({ name, category }: Named): BusinessKind {
  const called = words(name);
  const filed = words(category ?? '');
  const byCategory = BY_CATEGORY.get(filed);
  if (byCategory) return byCategory;
  if (OTHER.test(called) && !LEGAL_AID.test(called)) return 'other';
  if (OF_A_FIRM.test(called)) return 'law-firm';
  if (LEGAL_AID.test(called) || filed === 'legal aid') return 'legal-aid';
  if (COURT.test(called)) return 'court';
  return AGENCY.test(called) ? 'agency' : 'law-firm';
}
