import { Button, LinkButton } from '../actions/Button.tsx';
import type { ButtonLook } from '../actions/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { showToast } from '../show-toast.ts';
import { telHref } from './phone.core.ts';

export interface CallButtonProps extends ButtonLook {
  phone: string | null;
  /** The business's name, for screen readers. */
  name: string;
}

export function CallButton({ phone, name, ...look }: CallButtonProps) {
  const href = telHref(phone);
  const content = (
    <>
      <Icon name="phone" size="sm" />
      Call Now
    </>
  );
  if (href) {
    return (
      <LinkButton href={href} aria-label={`Call Now: ${name}`} {...look}>
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
    <Button aria-label={`Call Now: ${name}`} {...look} onClick={explain}>
      {content}
    </Button>
  );
}
