import type { PageModule } from '@lawdex/mf-kit/runtime';
import { prefetchReport, ReportPage } from '../features/report-review/ReportPage.tsx';
import { submitReport } from '../features/report-review/submit-report.ts';

export default {
  Page: ReportPage,
  prefetch: prefetchReport,
  // Only the server receives forms.
  ...(typeof document === 'undefined' && { submit: submitReport }),
} satisfies PageModule;
