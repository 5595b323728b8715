import type { Command } from './command.core.ts';

const ENTRY = ['phrase', 'kind', 'means?', 'strength?'];

/** What `npm run search -- vocabulary` does. */
export const VOCABULARY: Readonly<Record<string, Command>> = {
  'vocabulary list': {
    usage: 'vocabulary list ["<part of a phrase>"] [<kind>] [<page>]',
    about: 'what phrases mean, with the draft',
    takes: ['phrase?', 'kind?', 'page?'],
    method: 'GET',
    path: 'vocabulary',
  },
  'vocabulary add': {
    usage: 'vocabulary add "<phrase>" <kind> ["<means>"] [<strength>]',
    about: 'gives a phrase one meaning more, in the draft',
    mayHaveSeen: true,
    takes: ENTRY,
    method: 'POST',
    path: 'vocabulary/add',
  },
  'vocabulary change': {
    usage: 'vocabulary change "<phrase>" <kind> "<means>" "<new means>" [<new strength>] [<new kind>]',
    about: 'changes one of its meanings, in the draft',
    mayHaveSeen: true,
    takes: ['phrase', 'kind', 'means', 'newMeans', 'strength?', 'newKind?'],
    method: 'POST',
    path: 'vocabulary/change',
  },
  'vocabulary withdraw': {
    usage: 'vocabulary withdraw "<phrase>" <kind> ["<means>"]',
    about: 'takes one of its meanings away, in the draft',
    mayHaveSeen: true,
    takes: ['phrase', 'kind', 'means?'],
    method: 'POST',
    path: 'vocabulary/withdraw',
  },
  'vocabulary take-back': {
    usage: 'vocabulary take-back "<phrase>"',
    about: 'takes a phrase out of the draft',
    mayHaveSeen: true,
    takes: ['phrase'],
    method: 'POST',
    path: 'vocabulary/take-back',
  },
  'vocabulary draft': {
    usage: 'vocabulary draft',
    about: 'what is not live yet, and its revision',
    takes: [],
    method: 'GET',
    path: 'vocabulary/draft',
  },
  'vocabulary try': {
    usage: 'vocabulary try',
    about: 'begins to try the draft on judged and logged searches',
    takes: [],
    method: 'POST',
    path: 'vocabulary/try',
  },
  'vocabulary trial': {
    usage: 'vocabulary trial',
    about: 'what the trial has found, before and after',
    takes: [],
    method: 'GET',
    path: 'vocabulary/trial',
  },
  'vocabulary live': {
    usage: 'vocabulary live <revision of the draft>',
    about: 'puts the draft live that `vocabulary draft` has shown, in every process within two seconds',
    takes: ['revision'],
    method: 'POST',
    path: 'vocabulary/live',
  },
  'vocabulary discard': {
    usage: 'vocabulary discard <revision of the draft>',
    about: 'empties the draft that `vocabulary draft` has shown',
    takes: ['revision'],
    method: 'POST',
    path: 'vocabulary/discard',
  },
  'vocabulary history': {
    usage: 'vocabulary history [<how many>]',
    about: 'who changed what, and the numbers to undo',
    takes: ['limit?'],
    method: 'GET',
    path: 'vocabulary/history',
  },
  'vocabulary undo': {
    usage: 'vocabulary undo <number>',
    about: 'what stood before is live again',
    takes: ['id'],
    method: 'POST',
    path: 'vocabulary/undo',
  },
};
