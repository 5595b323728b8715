import { ADD_BUSINESS_PATH, categoryPath, formatCount, SEARCH_PATH, searchPath } from '@lawdex/contracts';
import { Button, Container, Icon, LinkButton, SuggestInput } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useId, type FormEvent, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { typedIn } from '../../lib/list-head/SearchBar.tsx';
import { practiceGroups } from '../../lib/practice-groups.ts';
import { practiceAreasQuery } from '../../lib/queries.ts';
import { shownFigures } from './home.core.ts';
import { figuresQuery } from './home.queries.ts';
import styles from './hero.module.css';

const SHOWN = 6;

/** Invisible figures that keep the space of those that load. */
const COMING = shownFigures({ firms: 10_000, cities: 1_000, reviews: 10_000, practiceAreas: 100 });

// Smooth scrolling by a style on the root would also animate going back.
function scrollThere({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.querySelector(currentTarget.hash)?.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
}

const FIELDS = [
  {
    label: 'What do you need help with?',
    name: 'query',
    placeholder: 'Car accident, divorce, a firm’s name',
    autoComplete: 'off',
  },
  {
    label: 'Where?',
    name: 'location',
    places: 'fill',
    placeholder: 'City or ZIP code',
    autoComplete: 'address-level2',
  },
] as const;

export function Hero() {
  const navigate = useNavigate();
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(searchPath(typedIn(event.currentTarget)));
  };
  return (
    <section className={styles.hero}>
      <Container className={styles.inner}>
        <div className={styles.main}>
          <h1 className={styles.title}>Find Experienced Legal Representation</h1>
          <p className={styles.lead}>
            Look up lawyers and law firms by practice area or city, read what their clients say, and compare before you
            call.
          </p>
          <form
            action={SEARCH_PATH}
            method="get"
            role="search"
            data-own-search
            aria-label="Find a lawyer"
            className={styles.form}
            onSubmit={search}
          >
            {FIELDS.map(({ label, ...field }) => (
              <div key={label} className={styles.field}>
                <label className={styles.label} htmlFor={`${id}-${field.name}`}>
                  {label}
                </label>
                <SuggestInput
                  id={`${id}-${field.name}`}
                  className={styles.input}
                  maxLength={200}
                  enterKeyHint="search"
                  {...field}
                />
              </div>
            ))}
            <Button type="submit" size="lg" className={styles.submit}>
              <Icon name="search" size="sm" />
              Search
            </Button>
          </form>
          <TopPractices />
          <div className={styles.actions}>
            <LinkButton href="#practice-areas" onClick={scrollThere} className={styles.ghost} variant="ghost">
              Browse Practice Areas
            </LinkButton>
            <LinkButton to={ADD_BUSINESS_PATH} className={styles.ghost} variant="ghost">
              List Your Law Firm
            </LinkButton>
          </div>
        </div>
        <HeroFigures />
      </Container>
    </section>
  );
}

/** The directory's figures; nothing while it is empty or they are unknown. */
function HeroFigures() {
  const { data, isPending } = useQuery(figuresQuery);
  const figures = data ? shownFigures(data) : isPending ? COMING : [];
  if (figures.length === 0) return null;
  return (
    <dl className={clsx(styles.figures, isPending && styles.coming)}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The practice areas with most lawyers; nothing when they could not be loaded. */
function TopPractices() {
  const { data: categories = [], isPending } = useQuery(practiceAreasQuery);
  if (isPending) return <div className={clsx(styles.chips, styles.coming)} />;
  const top = practiceGroups(categories)
    .filter(({ area }) => area.businessCount > 0)
    .slice(0, SHOWN);
  if (top.length === 0) return null;
  return (
    <nav aria-label="Top practice areas">
      <ul className={styles.chips}>
        {top.map(({ area: { slug, name } }) => (
          <li key={slug}>
            <Link to={categoryPath(slug)} className={styles.chip}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
