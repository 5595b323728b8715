import { REVIEW_LIMITS, type CategoryRef } from '@lawdex/contracts';
import { Field, Input, Select } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { practiceAreasQuery } from '../../../lib/queries.ts';
import type { ReviewValues } from './review-form.core.ts';
import styles from './review-form.module.css';

export interface MatterFieldsProps {
  /** Practice areas of the business, which are offered first. */
  areas: readonly CategoryRef[];
  typed: Pick<ReviewValues, 'matterMonth' | 'matterKind'>;
  ids: Partial<Record<'matterMonth' | 'matterKind', string>>;
  error: string | undefined;
}

/** When the matter was, and what it was about. */
export function MatterFields({ areas, typed, ids, error }: MatterFieldsProps) {
  const { data: all = [] } = useQuery(practiceAreasQuery);
  // The list may come after the choice of a draft, so the choice is kept here.
  const [kind, setKind] = useState(typed.matterKind);
  const others = all.filter(({ slug }) => !areas.some((own) => own.slug === slug));
  return (
    <div className={styles.matter}>
      <Field label="Month of the matter" id={ids.matterMonth} optional error={error}>
        <Input
          type="month"
          name="matterMonth"
          min={`${REVIEW_LIMITS.matterYearMin}-01`}
          placeholder="2026-03"
          defaultValue={typed.matterMonth}
        />
      </Field>
      <Field label="Kind of matter" id={ids.matterKind} optional>
        <Select name="matterKind" value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
          <option value="">Not said</option>
          <Options areas={areas} />
          {others.length > 0 && (
            <optgroup label="Other practice areas">
              <Options areas={others} />
            </optgroup>
          )}
        </Select>
      </Field>
    </div>
  );
}

const Options = ({ areas }: { areas: readonly CategoryRef[] }) =>
  areas.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
