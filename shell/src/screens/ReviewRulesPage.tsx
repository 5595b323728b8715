import { HOLD_RULE } from '@lawdex/contracts';
import { LegalDocument, type LegalText, type TextNode } from './legal/LegalDocument.tsx';
import text from './legal/review-rules.md';

const NUMBERS = new Map(
  Object.entries({ ...HOLD_RULE, waitDays: HOLD_RULE.waitHours / 24 }).map(([name, value]) => [
    `{${name}}`,
    String(value),
  ]),
);

/** Puts in the numbers that svc-directory follows, so that the page cannot say others. */
const filled = (nodes: readonly TextNode[]): TextNode[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? node.replace(/\{\w+\}/g, (name) => NUMBERS.get(name) ?? name)
      : { ...node, children: filled(node.children) },
  );

const RULES: LegalText = {
  ...text,
  sections: text.sections.map((section) => ({ ...section, body: filled(section.body) })),
};

/** The rule by which reviews count later and are removed, for everybody to read. */
export const ReviewRulesPage = () => <LegalDocument page="reviewRules" text={RULES} />;
