import { businessPath, formatCount, mapLandPath } from '@lawdex/contracts';
import type { BusinessSummary, MapMark, SearchMap } from '@lawdex/contracts';
import { CallButton, Icon, OpenBadge, QueryResult, Rating } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { SkipLink } from '../SkipLink.tsx';
import { searchUrl, type SearchRequest, type SearchState } from '../search-state.core.ts';
import { mapQuery } from '../search.queries.ts';
import styles from './map.module.css';

export interface ResultsMapProps {
  state: SearchState;
  request: SearchRequest;
  /** Those of the list beside it, whose numbers their pins have. */
  businesses: readonly BusinessSummary[];
}

/** The results on a map: links over a drawing of the land, both made by the server. */
export default function ResultsMap({ state, request, businesses }: ResultsMapProps) {
  const query = useQuery(mapQuery(request));
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    // Loaded later, because hovering need not be part of the first load.
    import('./in-step.ts').then(
      ({ keepInStep }) => {
        if (figure.current && !isGone) end = keepInStep(figure.current);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
  return (
    <figure ref={figure} className={clsx(styles.figure, query.isPlaceholderData && styles.outdated)}>
      <QueryResult query={query} loading={<div className={styles.map} />} failure="The map could not be loaded">
        {(map) => <Drawn map={map} state={state} businesses={businesses} />}
      </QueryResult>
    </figure>
  );
}

const LAYERS = ['land', 'counties', 'states'] as const;

type DrawnProps = Pick<ResultsMapProps, 'state' | 'businesses'> & { map: SearchMap };

function Drawn({ map, state, businesses }: DrawnProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const business = businesses.find(({ slug }) => slug === chosen);
  return (
    <>
      <SkipLink to="found">Skip the map</SkipLink>
      {/* Without a viewBox, marks keep their size however wide the map is. */}
      <div className={styles.pan}>
        <svg className={styles.map} role="group" aria-label="Map of the results">
          <svg viewBox="0 0 640 385" aria-hidden="true">
            {LAYERS.map((layer) => (
              <use key={layer} className={styles[layer]} href={`${mapLandPath(map.view)}#${layer}`} />
            ))}
          </svg>
          {map.towns?.map(({ x, y, name }) => (
            <text key={`${x} ${y}`} x={`${x}%`} y={`${y}%`} dy="2.2em" textAnchor="middle" className={styles.town}>
              {name}
            </text>
          ))}
          {map.marks.map((mark) => (
            <Mark
              key={mark.holds.join()}
              mark={mark}
              state={state}
              place={businesses.findIndex(({ slug }) => slug === mark.slug)}
              onChoose={setChosen}
            />
          ))}
        </svg>
      </div>
      {business && <Chosen business={business} onClose={() => setChosen(null)} />}
      <figcaption className={styles.caption}>{captionOf(map)} Borders: U.S. Census Bureau.</figcaption>
    </>
  );
}

/** A firm whose pin was chosen: what it is, and a way to call it. */
function Chosen({ business, onClose }: { business: BusinessSummary; onClose(): void }) {
  const { slug, name, phone, rating, reviewCount, isOpen, opensOrCloses } = business;
  const heading = useRef<HTMLAnchorElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [slug]);
  return (
    <div role="group" aria-label="Chosen on the map" className={styles.chosen}>
      <div>
        <Link ref={heading} to={businessPath(slug)}>
          {name}
        </Link>
        <p className={styles.facts}>
          <Rating value={rating} count={reviewCount} size="sm" short />
          {isOpen !== null && <OpenBadge isOpen={isOpen} />} {opensOrCloses}
        </p>
      </div>
      <CallButton phone={phone} name={name} size="sm" />
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <Icon name="x" size="sm" />
      </button>
    </div>
  );
}

interface MarkProps {
  mark: MapMark;
  state: SearchState;
  /** The place of its business in the list, from 0; -1 when it is not there. */
  place: number;
  onChoose(slug: string): void;
}

function Mark({ mark: { x, y, count, label, slug, location, holds }, state, place, onChoose }: MarkProps) {
  const figure = formatCount(count);
  const said = slug === null ? `${label}: ${figure} ${count === 1 ? 'firm' : 'firms'}` : label;
  // Miles from another place have no meaning there, unless they are measured from the visitor.
  const narrowed = { ...state, location: location ?? undefined, radius: state.near ? state.radius : undefined };
  const choose = (event: MouseEvent) => {
    if (slug === null) return focusHeading();
    if (place < 0) return;
    event.preventDefault();
    onChoose(slug);
  };
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible">
      <Link
        to={slug === null ? searchUrl(narrowed) : businessPath(slug)}
        replace={slug === null}
        onClick={choose}
        className={styles.mark}
        aria-label={place < 0 ? said : `${place + 1}. ${said}`}
        data-holds={holds.join('|')}
      >
        <title>{said}</title>
        <circle r={slug === null ? 11 + 3 * String(count).length : 10} />
        {slug === null || place >= 0 ? (
          <text textAnchor="middle" dy="0.35em">
            {slug === null ? figure : place + 1}
          </text>
        ) : (
          <circle className={styles.dot} r="3.5" />
        )}
      </Link>
    </svg>
  );
}

/** The focused mark disappears with its map. */
const focusHeading = () => document.getElementById('results-heading')?.focus({ preventScroll: true });

/** The caption, which says how many results the map shows and omits. */
export function captionOf({ marks, isOfPage, unplaced }: Pick<SearchMap, 'marks' | 'isOfPage' | 'unplaced'>): string {
  const placed = marks.reduce((sum, mark) => sum + mark.count, 0);
  const where = isOfPage ? 'of this page' : 'on this map';
  const shown =
    placed === 1
      ? `The one firm ${where}.`
      : isOfPage
        ? `The ${formatCount(placed)} firms ${where}.`
        : `${formatCount(placed)} firms by place. Choose a place to see who is there.`;
  const missing = `${formatCount(unplaced)} ${unplaced === 1 ? 'has' : 'have'} no place on this map.`;
  if (placed === 0) return missing;
  return unplaced > 0 ? `${shown} ${missing}` : shown;
}
