import { Icon } from '@lawdex/ui';
import styles from './form-failure.module.css';

/** The message of a form as a whole. It takes the focus after a refused attempt. */
export const FormFailure = ({ id, text }: { id: string | undefined; text: string }) => (
  <p id={id} tabIndex={-1} className={styles.failure} role="alert">
    <Icon name="alert" size="sm" />
    {text}
  </p>
);
