import { US_STATES } from '@lawdex/contracts/us-states';
import { editDistance } from '@lawdex/search-language/dictionary';
import { stateWritten } from '@lawdex/search-language/text';
import { remembering } from '../../remembering.core.ts';
import { ABROAD, isAbroad } from './abroad.core.ts';
import { asIs, readAs, unreadable, quoted } from './field-reading.core.ts';
import type { FieldReading } from './field-reading.core.ts';

const LETTERS_FOR_A_SLIP = 6;
const LETTERS_FOR_TWO_SLIPS = 10;

/** Whether a text is the two letters of a state or territory. */
export const isState = remembering((text: string) => /^[A-Z]{2}$/.test(text) && stateWritten(text) === text);

/** The two letters of a state or territory, from any way to write it that the location box reads as well. */
export function readState(written: string): FieldReading {
  if (isState(written)) return asIs(written);
  const state = stateWritten(written) ?? misspelt(written);
  if (state === undefined) {
    return unreadable(`${quoted(written)} ${isAbroad(written) ? ABROAD : 'is no state of the US'}`, written);
  }
  return readAs(state, written);
}

function misspelt(written: string): string | undefined {
  const name = written.toLowerCase();
  const near = US_STATES.filter((state) => {
    const slips = state.name.length < LETTERS_FOR_TWO_SLIPS ? 1 : 2;
    return state.name.length >= LETTERS_FOR_A_SLIP && editDistance(name, state.name.toLowerCase(), slips) <= slips;
  });
  return near.length === 1 ? near[0]?.abbreviation : undefined;
}
