import { LegalDocument } from './legal/LegalDocument.tsx';
import text from './legal/ranking.md';

/** The rules that svc-search-indexer orders by, for everybody to read: change both together. */
export const RankingPage = () => <LegalDocument page="ranking" text={text} />;
