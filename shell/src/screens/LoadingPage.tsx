import { useHead, useSite } from '@lawdex/mf-kit/runtime';
import { Container, Skeleton, VisuallyHidden } from '@lawdex/ui';
import { useLocation } from 'react-router-dom';
import styles from './LoadingPage.module.css';

/** The placeholder of a page whose code is loading. */
export function LoadingPage() {
  const { name } = useSite();
  const { pathname } = useLocation();
  useHead({ title: name, description: `${name} is loading this page.`, canonicalPath: pathname });
  return (
    <Container className={styles.page}>
      <VisuallyHidden as="p">Loading</VisuallyHidden>
      <Skeleton width="third" />
      <Skeleton shape="title" width="half" />
      <div className={styles.grid}>
        <Skeleton shape="image" />
        <Skeleton shape="image" />
        <Skeleton shape="image" />
      </div>
    </Container>
  );
}
