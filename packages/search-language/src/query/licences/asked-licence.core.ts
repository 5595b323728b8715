import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { askedCodes } from '../../text/licence-codes.core.ts';
import { stateByName } from '../../text/states.core.ts';
import { phraseOf } from '../../text/text.core.ts';
import { licenceCheckIn } from './licence-check.core.ts';
import { licenceNumberIn, type KnownPlaces } from './licence-number.core.ts';
import { territoryOfZip } from '../places/named-places.core.ts';
import type { Spot } from '../places/spot.core.ts';

export interface AskedLicence {
  /** As typed; null when the search asks how to check a licence. */
  number: string | null;
  /** Two letters. */
  state: string | null;
  /** Whether a number can be nothing else; otherwise it is looked for as a word, too. */
  isSure: boolean;
}

/** The licence that a search asks for, and the words that are left to be read. */
export function licenceIn(query: string, dictionary: Dictionary): { licence: AskedLicence; rest: string } | null {
  const places: KnownPlaces = {
    stateOfZip: (zip) => dictionary.background.gazetteer.zip(zip)?.state ?? territoryOfZip(zip),
    stateOf: (phrase) => stateByName(phraseOf(phrase)),
  };
  const said = licenceNumberIn(query, places);
  if (said) return { licence: { number: said.number, state: said.state, isSure: said.isSure }, rest: said.rest };
  const check = licenceCheckIn(query, places);
  return check && { licence: { number: null, state: null, isSure: true }, rest: check.rest };
}

/** The licence with the state that the search names. Beside a number a city says nothing, because a lawyer of any state may sit there. */
export function withStateOf(spot: Spot | null, licence: AskedLicence): AskedLicence {
  const [only, ...others] = spot && (spot.kind === 'state' || licence.number === null) ? spot.states : [];
  return licence.state === null && licence.isSure && only !== undefined && others.length === 0
    ? { ...licence, state: only }
    : licence;
}

/** The words by which documents that list it are found; none where no number was typed. */
export const codesOf = (licence: AskedLicence | null): string[] =>
  licence?.number ? askedCodes(licence.number, licence.state) : [];
