import { Button, buttonClass } from '../kit/button'
import { LineField, TextField, TopicField, type Topic } from './field'
import styles from './contact-form.module.scss'

type Props = {
  email: string
  /** An address that takes posts; empty where the reader's mail program sends the message. */
  endpoint: string
  topics: readonly Topic[]
  /** The id of the topic that is chosen where the address names none. */
  general: string
}

/**
 * A mail program is no page that may stand in a frame: Chromium refuses it there by the policy of the page around it, and
 * takes the frame with all that was typed off the page.
 */
const mailTarget = '_top'

/** The contact form of the site. It works by itself; its script checks, sends and answers without leaving the page. */
export function ContactForm({ email, endpoint, topics, general }: Props) {
  const isMail = endpoint === ''
  return (
    <contact-form data-script="/scripts/contact-form.js" data-query="" data-email={email} class={styles.root}>
      <form
        name="contact"
        method="post"
        action={isMail ? `mailto:${email}` : endpoint}
        encType={isMail ? 'text/plain' : undefined}
        target={isMail ? mailTarget : undefined}
        className={styles.form}
        data-panel="form"
        // Netlify takes what is posted to a path of its site by the forms that it finds marked in the pages.
        {...(endpoint.startsWith('/') && { 'data-netlify': 'true', 'data-netlify-honeypot': trap })}
      >
        {!isMail && <input type="hidden" name="form-name" value="contact" />}
        <TopicField name="topic" label="Topic" topics={topics} chosen={general} />
        <div className={styles.pair}>
          <LineField name="name" label="Your name" type="text" autoComplete="name" />
          <LineField name="email" label="Your email" type="email" autoComplete="email" isRequired={!isMail} />
        </div>
        <LineField name="page" label="Page it is about" type="text" autoComplete="off" />
        <TextField name="message" label="Message" isRequired />
        {!isMail && <Trap />}
        <div className={styles.failure} data-failure="" role="alert" hidden>
          <p />
          <Button tone="outline" size="small">
            Send it by mail instead
          </Button>
        </div>
        <p className={styles.says}>
          {isMail
            ? 'Send opens your mail program with all of this in it. Nothing is sent until you send it there.'
            : 'We use your address to answer you, and for nothing else.'}
        </p>
        <div className={styles.actions}>
          <Button tone="filled" type="submit">
            Send
          </Button>
          <a href={`mailto:${email}`} target={mailTarget}>
            Or write to {email}
          </a>
        </div>
      </form>
      <MailPanel email={email} />
      <SentPanel />
    </contact-form>
  )
}

/** Formspree's name for it; others are told. */
const trap = '_gotcha'

/** Robots fill in every field. Nobody sees this one, or comes to it by key. */
function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor="contact-trap">Leave this empty</label>
      <input id="contact-trap" name={trap} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** What follows where a mail program sends the message. */
function MailPanel({ email }: Pick<Props, 'email'>) {
  return (
    <section className={styles.mail} data-panel="mail" hidden>
      <h2 tabIndex={-1}>Almost there: send it from your mail program</h2>
      <p className={styles.opened}>
        It should show your message now. If nothing has opened, copy the message.
      </p>
      <p className={styles.long}>
        This message is too long for a link, and mail programs would cut it. Copy it, and paste it into a
        mail.
      </p>
      <dl>
        <dt>To</dt>
        <dd>{email}</dd>
        <dt>Subject</dt>
        <dd data-subject="" />
      </dl>
      <textarea aria-label="Text to copy" readOnly rows={6} />
      <div className={styles.actions}>
        <button type="button" className={buttonClass({ tone: 'filled' })} data-copy="">
          Copy
        </button>
        <a
          href={`mailto:${email}`}
          target={mailTarget}
          data-open=""
          className={buttonClass({ tone: 'outline' })}
        >
          Open mail program
        </a>
        <button type="button" className={buttonClass({ tone: 'outline' })} data-back="">
          Back to the form
        </button>
      </div>
      <p role="status" />
    </section>
  )
}

/** A server sends a browser without script to its address: /contact-form#sent. */
function SentPanel() {
  return (
    <section id="sent" className={styles.sent} data-panel="sent" tabIndex={-1} hidden>
      <h2>Your message is away. Thank you!</h2>
      <p>Somebody reads every one. Where it needs an answer, it goes to the address that you gave.</p>
      <Button tone="outline">Write another</Button>
    </section>
  )
}
