import { useHead } from '@lawdex/mf-kit/runtime';
import type { PageModule } from '@lawdex/mf-kit/runtime';
import { Container } from '@lawdex/ui';

function BlogPage() {
  useHead({ title: 'Blog', description: 'Articles on finding and working with a lawyer.', canonicalPath: '/blog' });
  return (
    <Container>
      <h1>Blog</h1>
    </Container>
  );
}

export default { Page: BlogPage } satisfies PageModule;
