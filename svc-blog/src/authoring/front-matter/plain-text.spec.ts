import { describe, expect, it } from '@jest/globals';
import { divide } from './divide.ts';
import { read } from '../../../test/front-matter.ts';

describe('fields', () => {
  const PLAIN = { title: 'Fees: a guide', author: 'jane-roe', tags: ['a', 'b'], status: 'draft' };
  it.each([
    ['Title: Fees: a guide\nDate: 2024-05-01 10:20\nAuthor: Jane Roe\nTags: a, b\nStatus: draft\n'],
    ['Title:   Fees:\n    a guide\nAuthor:\n    Jane Roe\nStatus: draft\nTags: a,\n  b\n'],
    ['title: "Fees: a guide"\ndate: 2024-05-01\nauthor: Jane Roe\ntags:\n- a\n- b\ndraft: true\n---'],
    ['<!--\n.. title: Fees: a guide\n.. author: Jane Roe\n.. tags: a, b\n.. status: draft\n.. link: \n-->'],
    ['Title : Fees: a guide\nAuthor: Jane Roe\nTags: a, b\nStatus : draft\n'],
    ['.. title: Fees: a guide\n.. author: Jane Roe\n.. tags: a, b\n.. status: draft\n'],
  ])('may stand without a fence: %j', (text) => {
    expect(read(text, true)).toMatchObject({ problems: [], value: PLAIN });
    expect(divide(`${text}\nbody`)).toMatchObject({ body: 'body', bodyLine: text.split('\n').length + 1 });
  });

  it.each(['Fees: what now?\n', 'Title: Fees\nis no field\n', '<!-- title: a -->\n', '# Title: a\n', ''])(
    'may not be any text: %j',
    (text) => {
      expect(divide(`${text}\nbody`)).toEqual({
        problem: 'must begin with a line "---", the fields, and another line "---"',
      });
    },
  );

  it('without a fence have lines too', () => {
    expect(read('Title: Fees\nStatus: draft\nStatus: published\n').problems).toEqual([
      '3: "Status" is there twice; remove one',
    ]);
    expect(read('Title: x\nAuthor: jane\nColour: red\n', true).problems).toContain(
      '1: "title" must have 3 to 150 characters',
    );
    expect(read('Title: Fees\nColour: red\n', true).doubts).toContain('2: "Colour" is not a field, and is left out');
  });

  it.each([
    ...['Status: draft', 'draft: true\n---', '# a\ncolour: red\n---', '---', '.. status: draft', 'Status:draft'],
    ...[' Draft : yes', 'Note: a\n\n\nPublish date: 2030-01-01', 'slug: b'],
  ])('without a fence do not go on below an empty line: %j', (below) => {
    for (const empty of ['', ' \t'])
      expect(read(`Title: Fees\nDate: 2024-05-01\n${empty}\n${below}\n\nText`, true).problems).toEqual([
        expect.stringMatching(/^\d: is a field below an empty line/),
      ]);
  });

  it.each(['hide: true # yet', 'Draft: yes # for Bob', 'Status: private #', 'published: no # why'])(
    'without a fence hide a post whatever stands behind them: %s',
    (field) => {
      expect(read(`Title: Fees\nAuthor: Jane\nDate: 2024-05-01\n${field}\n`, true).value?.status).toBe('draft');
    },
  );

  it.each(['Status: draft', 'draft: true', 'Date: 2030-01-01', ':hidden: yes'])(
    'without a fence are no part of the one above: %s',
    (field) => {
      expect(read(`Title: Fees\n  and costs\n  ${field}\nAuthor: Jane\n`, true).problems).toEqual([
        '3: is a field, but is indented and would be part of "Title"; begin it at the start of its line',
      ]);
    },
  );

  it.each(['Note: this is text.\n\nStatus quo\n\nStatus: draft', '# Fees\n\nText\n\n---\n', '**Date:** May', '10: 30'])(
    'without a fence end where the text begins: %j',
    (text) => {
      expect(read(`Title: Fees\nAuthor: Jane\nDate: 2024-05-01\n\n${text}`, true).problems).toEqual([]);
    },
  );
});
