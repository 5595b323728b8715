import { useHead, useSite } from '@lawdex/mf-kit/runtime';
import { addBusinessCrumbs, addBusinessHead } from '@lawdex/seo';
import { Badge, Breadcrumbs, Button, Card, Container, Icon, showToast } from '@lawdex/ui';
import styles from './add-business.module.css';

const BENEFITS = [
  'Be found by people who look for help in your practice area and your city',
  'Show your hours, fees, languages and licenses in one place',
  'Hear from clients through public reviews',
  'Stand beside comparable firms when visitors compare',
];

export function AddBusinessPage() {
  const site = useSite();
  useHead(addBusinessHead(site));
  return (
    <Container width="prose" className={styles.page}>
      <Breadcrumbs items={addBusinessCrumbs()} />
      <h1>Add Your Business</h1>
      <Card padding="lg" className={styles.card}>
        <Badge tone="accent" className={styles.badge}>
          Feature Coming Soon
        </Badge>
        <p className={styles.lead}>
          Soon, law firms and legal aid organizations will be able to list themselves on {site.name}. A listing will let
          you:
        </p>
        <ul className={styles.benefits}>
          {BENEFITS.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" className={styles.check} />
              {benefit}
            </li>
          ))}
        </ul>
        <Button size="lg" className={styles.notify} onClick={() => showToast({ title: "You're on the list!" })}>
          Notify Me When Available
        </Button>
      </Card>
    </Container>
  );
}
