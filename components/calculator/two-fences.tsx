import styles from './two-fences.module.scss'

const fences = ['first', 'second'] as const

export const heading = { id: 'fc-two-fences', heading: 'Two fences over the years' }

/** What two fences cost over the years, at the reader's own prices; drawn by browser/two-fences.element.ts. */
export function TwoFences() {
  return (
    <two-fences data-script="/scripts/two-fences.js" class={styles.root}>
      <h2 id={heading.id}>{heading.heading}</h2>
      <p>
        A cheap fence that is painted every third year may cost more than a dear one that is not. Put in your
        own quotes; nothing here is ours, and nothing is kept.
      </p>
      <form className={styles.form} method="dialog" autoComplete="off">
        {fences.map((fence) => (
          <fieldset key={fence} data-fence={fence}>
            <legend>{`The ${fence} fence`}</legend>
            <label>
              Name <input type="text" name={`${fence}-name`} maxLength={30} />
            </label>
            <label>
              Built, it costs <input type="text" name={`${fence}-price`} inputMode="decimal" maxLength={12} />
            </label>
            <label>
              Upkeep a year <input type="text" name={`${fence}-upkeep`} inputMode="decimal" maxLength={12} />
            </label>
            <label>
              Years it lasts <input type="text" name={`${fence}-life`} inputMode="numeric" maxLength={3} />
            </label>
          </fieldset>
        ))}
        <div className={styles.years}>
          <label htmlFor="fc-years">Over</label> <output name="years-said">20 years</output>
          <input id="fc-years" name="years" type="range" min={5} max={30} defaultValue={20} />
        </div>
      </form>
      <p className={styles.answer} role="status" data-answer="">
        Enter what each costs, its upkeep and how long it lasts.
      </p>
      <svg
        className={styles.chart}
        viewBox="0 0 640 260"
        role="img"
        aria-label="Cost of both fences by year"
        data-chart=""
      >
        <path className={styles.axis} d="M60 10V220H630" />
        <g data-ticks="" />
        <path className={styles.even} data-even="" />
        <path className={styles.first} data-line="first" />
        <path className={styles.second} data-line="second" />
        <text data-name="first" />
        <text data-name="second" />
      </svg>
    </two-fences>
  )
}
