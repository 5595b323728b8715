import { useSite } from '@lawdex/mf-kit/runtime';
import { LegalDocument } from './legal/LegalDocument.tsx';
import text from './legal/privacy.md';

export const PrivacyPage = () => <LegalDocument page="privacy" text={text} updated={useSite().legalDate} />;
