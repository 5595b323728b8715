import type { ReactNode } from 'react';
import { FormKey } from './layout.tsx';

export function Act(props: {
  /** Below `/admin/desk/`. */
  action: string;
  fields?: Record<string, string>;
  /** Says to whom it happens, where several buttons have the same word. */
  label?: string;
  kind?: string;
  text: string;
}) {
  const { action, fields = {}, label, kind = 'small', text } = props;
  return (
    <form method="post" action={`/admin/desk/${action}`}>
      <FormKey />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={kind} aria-label={label}>
        {text}
      </button>
    </form>
  );
}

/** On phones each row is a card, whose cells say their column. Roles are named, because they are lost with the layout of a table. */
export function Table(props: {
  caption: string;
  columns: readonly string[];
  numbers?: readonly string[];
  rows: readonly ReactNode[][];
  empty: string;
}) {
  const { caption, columns, numbers = [], rows, empty } = props;
  if (rows.length === 0) return <p className="empty">{empty}</p>;
  const side = (name = '') => (numbers.includes(name) ? 'number' : undefined);
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={caption}>
      <table role="table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((name) => (
              <th key={name} role="columnheader" scope="col" className={side(name)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((cells, row) => (
            <tr key={row} role="row">
              {cells.map((cell, index) => (
                <td key={index} role="cell" data-column={columns[index]} className={side(columns[index])}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A table in a card of its own, and what stands below it. */
export const TableCard = ({ children, ...table }: Parameters<typeof Table>[0] & { children?: ReactNode }) => (
  <section className="card">
    <Table {...table} />
    {children}
  </section>
);

/** What a `select` offers: names by value. */
export const Options = ({ names }: { names: Readonly<Record<string, string>> }) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="facts">
    {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}
  </dl>
);

/** The same for everybody, wherever the admin is. */
export const When = ({ at }: { at: Date | string }) => {
  const iso = new Date(at).toISOString();
  return <time className="when" dateTime={iso}>{`${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`}</time>;
};

export const count = (value: number): string => value.toLocaleString('en-US');

export const Tag = ({ kind = '', text }: { kind?: 'good' | 'warn' | 'bad' | ''; text: string }) => (
  <span className={`tag ${kind}`}>{text}</span>
);
