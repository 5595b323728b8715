import { useSite } from '@lawdex/mf-kit/runtime';
import { LegalDocument } from './legal/LegalDocument.tsx';
import text from './legal/terms.md';

export const TermsPage = () => <LegalDocument page="terms" text={text} updated={useSite().legalDate} />;
