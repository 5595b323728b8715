import { SEARCH_PATH } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { Link } from 'react-router-dom';
import styles from './legal/LegalDocument.module.css';
import { LegalDocument, Points, Steps } from './legal/LegalDocument.tsx';
import type { LegalSection } from './legal/LegalDocument.tsx';

/** The rules that svc-search-indexer orders by, for everybody to read: change both together. */
export function RankingPage() {
  const { name, contactEmail } = useSite();
  return (
    <LegalDocument
      page="ranking"
      title="How results are ranked"
      summary={
        <p>
          <strong>Nobody can pay for a place in the results.</strong> The same search gives every visitor the same
          order. What you looked at before plays no part in it.
        </p>
      }
      sections={rankingSections(name, contactEmail)}
    />
  );
}

const rankingSections = (name: string, email: string): LegalSection[] => [
  {
    id: 'matches',
    title: 'First: how a firm matches',
    body: (
      <>
        <p>Each firm that a search finds belongs to the first of these groups that fits. Earlier groups come first:</p>
        <Steps>
          <li>its phone number, or its very name, is what was typed;</li>
          <li>
            the words that name no practice area and no place all stand in its name, first where it works in the field
            that was meant, then anywhere in its practice areas, place or description;
          </li>
          <li>the practice area that was meant is the one that it lists first, then a part of that area is;</li>
          <li>the practice area is one of the others that it lists.</li>
        </Steps>
        <p>
          Beside a practice area, words such as &ldquo;experienced&rdquo; lift the firms that have them and leave out
          nobody. A search without words has no such groups. Filters take firms away; they never move one up or down.
        </p>
        <p>
          Courts and public agencies are not rated. They stand behind all firms of their group, and say on their card
          what they are.
        </p>
      </>
    ),
  },
  {
    id: 'quality',
    title: 'Then: rating and number of reviews',
    body: (
      <>
        <p>Within a group, firms are ordered by their rating, weighed by how many reviews it comes from:</p>
        <p className={styles.formula}>quality = (reviews × rating + 8 × 3.8) ÷ (reviews + 8)</p>
        <p>
          It is as if every firm began with eight reviews of 3.8 stars. A single review of five stars gives 3.9; forty
          reviews that average 4.8 give 4.6. So one friendly review does not lead the list, and a new firm is not at its
          end.
        </p>
        <p>Firms of the same quality keep a fixed order that means nothing, so that pages do not overlap.</p>
      </>
    ),
  },
  {
    id: 'distance',
    title: 'Near you: distance',
    body: (
      <p>
        When a search for a practice area says where you are, firms within 5 miles come first, then those within 10, 25,
        50 and 100, each step in the order above. Around a ZIP code the steps are its own area, then 5, 10 and 25 miles.
        Sorted by distance, miles alone decide. Your position is asked for on a click only, rounded to about half a
        mile, and used for that search.
      </p>
    ),
  },
  {
    id: 'widened',
    title: 'When nothing fits',
    body: (
      <>
        <p>
          A search that finds nothing as it was typed is widened by the first of these that finds something, and the
          page says which: another spelling, all but one of the words, the practice area alone, around the place, in its
          state, the wider field around the practice area, anywhere. Filters that you chose are kept.
        </p>
        <p>
          A short list is followed by more firms of the same practice area nearby or in the state, or of the field
          around it, under headings of their own. They are in no count of the results.
        </p>
      </>
    ),
  },
  {
    id: 'order',
    title: 'When you choose the order',
    body: (
      <p>
        &ldquo;Highest Rated&rdquo; orders by the average rating, then by the number of reviews; &ldquo;Name&rdquo; by
        the alphabet, and &ldquo;Distance&rdquo; by miles. &ldquo;Best Match&rdquo; is what this page describes.
      </p>
    ),
  },
  {
    id: 'lists',
    title: 'Lists of lawyers by place',
    body: (
      <p>
        Pages such as &ldquo;Affordable divorce lawyers in Austin&rdquo; choose firms by what their listings and reviews
        say, and each page tells by what rule: a rating with enough reviews, a price range, a free first consultation,
        opening hours, the year of admission, a license that was checked. The order is the quality above, or what the
        page is about: the lowest price, the longest hours, the earliest admission, the latest check. Where nothing
        backs a word, as with &ldquo;luxury&rdquo;, the page lists everybody and says so.
      </p>
    ),
  },
  {
    id: 'never',
    title: 'What never counts',
    body: (
      <Points>
        <li>Money. There are no paid places, no sponsored results and no bids.</li>
        <li>Whether a firm has asked to be listed, or has a website.</li>
        <li>How often a result was clicked, and who is searching.</li>
      </Points>
    ),
  },
  {
    id: 'see',
    title: 'See it for yourself',
    body: (
      <>
        <p>
          Under each result of a <Link to={SEARCH_PATH}>search</Link>, &ldquo;Why this result?&rdquo; says what matched,
          how far it is and how it is rated.
        </p>
        <p>
          {name} is open source: its order can be read in its code. If a result seems wrong, please write to{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </>
    ),
  },
];
