import { wechatBind } from '@lets/contract';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { PhonePage } from '../../../../components/phone-page/phone-page.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { usePageTitle } from '../../../../lib/page-title.ts';
import { BindForm } from '../bind-form.tsx';
import { LaterStep } from '../later-step.tsx';
import { useWechat, type WechatFault } from './use-wechat.ts';
import styles from './wechat.module.css';

/** /wechatLogin: the way to WeChat's page, and the way back from it. */
export function Component() {
  const { t } = useTranslation('account');
  usePageTitle(t('wechat.title'));
  const navigate = useNavigate();
  const { step, open, enter, goOn } = useWechat();
  return (
    <PhonePage title={t(step.is === 'binding' ? 'wechat.bind_title' : 'wechat.title')}>
      {(step.is === 'opening' || step.is === 'exchanging') && (
        <p className={styles.wait} role="status">
          <Icon name="wx" size={40} />
          {t(`wechat.${step.is}`)}
        </p>
      )}
      {step.is === 'binding' && (
        <BindForm
          by={wechatBind}
          ticket={step.ticket}
          intro={
            step.nickname
              ? t('wechat.bind_text', { nickname: step.nickname })
              : t('wechat.bind_text_nameless')
          }
          submitLabel={t('wechat.bind')}
          conflicts={['account', 'wechat']}
          wordsOf={(conflict) => t(`wechat.conflict.${conflict}`)}
          again={
            <Button block icon="wx" onClick={() => void open()}>
              {t('wechat.again')}
            </Button>
          }
          onBound={enter}
          onSecondStep={goOn}
        />
      )}
      {step.is === 'second' && (
        <LaterStep ways={step.ways} onEntered={enter} onBack={() => void navigate('/login')} />
      )}
      {step.is === 'failed' && <Fault why={step.why} onAgain={() => void open()} />}
      <p className={styles.back}>
        <Link to="/login">{t('wechat.to_login')}</Link>
      </p>
    </PhonePage>
  );
}

function Fault({ why, onAgain }: { why: WechatFault; onAgain: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const words =
    typeof why === 'object' ? why.message : t(why === 'network' ? 'common:error.network' : `wechat.${why}`);
  return (
    <div className={styles.fault}>
      <Icon name="alert" size={32} />
      <p role="alert">{words}</p>
      <Button icon="wx" onClick={onAgain}>
        {t(why === 'expired' || why === 'declined' ? 'wechat.again' : 'common:act.retry')}
      </Button>
    </div>
  );
}
