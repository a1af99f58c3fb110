import { type FactorWay, identityBind, type Me } from '@lets/contract';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LinkButton } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { PhonePage } from '../../../../components/phone-page/phone-page.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { noteLedHome } from '../../../../lib/led-home.ts';
import { homeOf } from '../../../../lib/own-path.ts';
import { usePageTitle } from '../../../../lib/page-title.ts';
import { readUser, useUser } from '../../../../lib/user.ts';
import { BindForm } from '../bind-form.tsx';
import { LaterStep } from '../later-step.tsx';
import { arrivalOf, type Fault as FaultOf } from './arrival.ts';
import styles from './sign-on.module.css';

/** /signOn: what is still lacking when somebody comes from the school's server, or why they did not get in. */
export function Component() {
  const { t } = useTranslation('sign-on');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [{ fault, ticket, ways: asked, go }] = useState(() => arrivalOf(query));
  const [ways, setWays] = useState<readonly FactorWay[]>(asked);
  const isLoggedIn = useUser() !== null;
  const title = t(
    ticket
      ? 'page.bind_title'
      : ways.length > 0
        ? 'page.step_title'
        : isLoggedIn
          ? 'page.link_title'
          : 'page.title',
  );
  usePageTitle(title);
  // The ticket is for this page alone, and not for the browser's history.
  useEffect(() => {
    if (ticket) void navigate(`/signOn?fault=${fault}`, { replace: true });
  }, [ticket, fault, navigate]);

  function enter(me: Me) {
    readUser();
    noteLedHome();
    // A launch goes on at the server, which then leads to the page that it is for.
    if (go?.startsWith('/lti/')) return window.location.assign(go);
    void navigate(go ?? homeOf(me.identity), { replace: true });
  }

  return (
    <PhonePage title={title}>
      {ways.length > 0 ? (
        <LaterStep ways={ways} onEntered={enter} onBack={() => void navigate('/login')} />
      ) : ticket ? (
        <Bind
          fault={fault === 'taken' ? 'taken' : 'unknown'}
          ticket={ticket}
          onBound={enter}
          onSecondStep={setWays}
        />
      ) : (
        <Fault fault={fault} go={go} />
      )}
    </PhonePage>
  );
}

interface BindProps {
  fault: 'unknown' | 'taken';
  ticket: string;
  onBound: (me: Me) => void;
  onSecondStep: (ways: readonly FactorWay[]) => void;
}

function Bind({ fault, ...rest }: BindProps) {
  const { t } = useTranslation('sign-on');
  return (
    <>
      <BindForm
        {...rest}
        by={identityBind}
        intro={t(`bind.${fault}`)}
        submitLabel={t('bind.submit')}
        conflicts={['identity']}
        wordsOf={(conflict) => t(`bind.conflict.${conflict}`)}
        again={
          <LinkButton block to="/login">
            {t('page.again')}
          </LinkButton>
        }
      />
      <p className={styles.none}>{t('bind.none')}</p>
    </>
  );
}

function Fault({ fault, go }: { fault: FaultOf; go: string | null }) {
  const { t } = useTranslation('sign-on');
  const user = useUser();
  const wanted = new URLSearchParams(go ? { redirect: go } : {}).toString();
  return (
    <div className={styles.fault}>
      <Icon name="alert" size={32} />
      <p role="alert">{t(`fault.${fault}`)}</p>
      {user ? (
        <LinkButton block to={homeOf(user.identity)}>
          {t('page.home')}
        </LinkButton>
      ) : (
        <>
          <LinkButton block variant="primary" to={`/login?${wanted}`}>
            {t('page.again')}
          </LinkButton>
          <LinkButton block to={`/login?local=1&${wanted}`}>
            {t('page.local')}
          </LinkButton>
        </>
      )}
    </div>
  );
}
