import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { askedCodes } from '../../text/licence-codes.core.ts';
import { stateByName } from '../../text/states.core.ts';
import { phraseOf } from '../../text/text.core.ts';
import { licenceCheckIn } from './licence-check.core.ts';
import { licenceNumberIn } from './licence-number.core.ts';
import type { KnownPlaces } from './licence-number.core.ts';
import type { Spot } from '../places/spot.core.ts';

export interface AskedLicence {
  /** As typed; null: how one is checked. */
  number: string | null;
  /** Two letters. */
  state: string | null;
  /** Whether a number can be nothing else; otherwise it is looked for as a word, too. */
  isSure: boolean;
}

/** What a search says of licences, and the words that are left to be read. */
export function licenceIn(query: string, dictionary: Dictionary): { licence: AskedLicence; rest: string } | null {
  const places: KnownPlaces = {
    stateOfZip: (zip) => dictionary.background.gazetteer.zip(zip)?.state,
    stateOf: (phrase) => stateByName(phraseOf(phrase)),
  };
  const said = licenceNumberIn(query, places);
  if (said) return { licence: { number: said.number, state: said.state, isSure: said.isSure }, rest: said.rest };
  const check = licenceCheckIn(query, places);
  return check && { licence: { number: null, state: null, isSure: true }, rest: check.rest };
}

/** Beside a number only a state says whose it is: a lawyer of any state may sit in a city. */
export function withStateOf(spot: Spot | null, licence: AskedLicence): AskedLicence {
  const [only, ...others] = spot && (spot.kind === 'state' || licence.number === null) ? spot.states : [];
  return licence.state === null && licence.isSure && only !== undefined && others.length === 0
    ? { ...licence, state: only }
    : licence;
}

/** By what documents are found that list it; none where no number was typed. */
export const codesOf = (licence: AskedLicence | null): string[] =>
  licence?.number ? askedCodes(licence.number, licence.state) : [];
