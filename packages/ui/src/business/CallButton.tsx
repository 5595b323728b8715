import { Button, LinkButton, type ButtonLook } from '../actions/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { showToast } from '../show-toast.ts';
import styles from './BusinessCard.module.css';
import { telHref } from './phone.core.ts';

export interface CallButtonProps extends ButtonLook {
  phone: string | null;
  /** The business's name, for screen readers. */
  name: string;
  /** Shows the number, which leaves room for `Call` alone on a phone. */
  hasNumber?: boolean;
}

export function CallButton({ phone, name, hasNumber, ...look }: CallButtonProps) {
  const href = telHref(phone);
  const number = hasNumber ? phone : null;
  const content = (
    <>
      <Icon name="phone" size="sm" />
      {number ? (
        <span>
          Call <span className={styles.long}>Now</span> <span className={styles.number}>{number}</span>
        </span>
      ) : (
        <span>Call Now</span>
      )}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </>
  );
  if (href) {
    return (
      <LinkButton href={href} {...look}>
        {content}
      </LinkButton>
    );
  }
  const explain = () =>
    showToast({
      title: 'No Phone Number',
      description: 'Phone number not available for this business',
      variant: 'destructive',
    });
  return (
    <Button {...look} {...(!phone && { variant: 'secondary' })} onClick={explain}>
      {content}
    </Button>
  );
}
