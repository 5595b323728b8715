import { useHead } from '@lawdex/mf-kit/runtime';
import type { PageModule } from '@lawdex/mf-kit/runtime';
import { Container } from '@lawdex/ui';

function ComparePage() {
  useHead({ title: 'Compare', description: 'Law firms side by side.', canonicalPath: '/compare' });
  return (
    <Container>
      <h1>Compare</h1>
    </Container>
  );
}

export default { Page: ComparePage } satisfies PageModule;
