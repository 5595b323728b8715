import { businessPath, formatCount, mapLandPath } from '@lawdex/contracts';
import type { MapMark, SearchMap } from '@lawdex/contracts';
import { QueryResult } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SkipLink } from '../SkipLink.tsx';
import { searchUrl } from '../search-state.core.ts';
import type { SearchRequest, SearchState } from '../search-state.core.ts';
import { captionOf } from './caption.core.ts';
import { mapQuery } from './map.query.ts';
import styles from './map.module.css';

export interface ResultsMapProps {
  state: SearchState;
  request: SearchRequest;
}

/** The results on a map: links over a drawing of the land, both made by the server. */
export function ResultsMap({ state, request }: ResultsMapProps) {
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
        {(map) => <Drawn map={map} state={state} />}
      </QueryResult>
    </figure>
  );
}

const LAYERS = ['land', 'counties', 'states'] as const;

function Drawn({ map, state }: { map: SearchMap; state: SearchState }) {
  return (
    <>
      <SkipLink to="found">Skip the map</SkipLink>
      {/* Without a viewBox, marks keep their size however wide the map is. */}
      <svg className={styles.map} role="group" aria-label="Map of the results">
        <svg viewBox="0 0 640 385" aria-hidden="true">
          {LAYERS.map((layer) => (
            <use key={layer} className={styles[layer]} href={`${mapLandPath(map.view)}#${layer}`} />
          ))}
        </svg>
        {map.marks.map((mark) => (
          <Mark key={mark.holds.join()} mark={mark} state={state} />
        ))}
      </svg>
      <figcaption className={styles.caption}>{captionOf(map)} Borders: U.S. Census Bureau.</figcaption>
    </>
  );
}

function Mark({ mark: { x, y, count, label, slug, location, holds }, state }: { mark: MapMark; state: SearchState }) {
  const figure = formatCount(count);
  const said = slug === null ? `${label}: ${figure} ${count === 1 ? 'business' : 'businesses'}` : label;
  // Miles from another place have no meaning there, unless they are measured from the visitor.
  const narrowed = { ...state, location: location ?? undefined, radius: state.near ? state.radius : undefined };
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible">
      <Link
        to={slug === null ? searchUrl(narrowed) : businessPath(slug)}
        replace={slug === null}
        onClick={slug === null ? focusHeading : undefined}
        className={styles.mark}
        aria-label={said}
        data-holds={holds.join('|')}
      >
        <title>{said}</title>
        <circle r={slug === null ? 11 + 3 * String(count).length : 10} />
        {slug === null ? (
          <text textAnchor="middle" dy="0.35em">
            {figure}
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
