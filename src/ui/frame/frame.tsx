import type { ReactNode } from 'react';

import { IconButton } from '../action/button.tsx';
import { chevronLeftIcon, closeIcon } from '../icon/icon.tsx';
import { useFocusOnMount } from '../use-focus-on-mount.ts';
import './frame.css';
import '../tokens.css';
import '../base.css';
import '../forced-colors.css';
import './progress-steps.css';

interface StepProps {
  title: string;
  /** One sentence under the title. */
  intro?: ReactNode;
  /** Focuses the title: false for the first step of a page. */
  focusTitle?: boolean | undefined;
  /** Beside the title: a `SuccessMark`. */
  mark?: ReactNode;
  children: ReactNode;
}

/** One screen, which fades in. Use the step's name as `key`. */
export function Step({ title, intro, focusTitle = true, mark, children }: StepProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>(focusTitle);
  return (
    <div className="mc-step mc-fade">
      <div className="mc-step__head">
        {mark}
        <h2 className="mc-step__title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {intro && <div className="mc-step__intro">{intro}</div>}
      </div>
      {children}
    </div>
  );
}

interface WithSumProps {
  /** What is filled in or looked through. */
  children: ReactNode;
  /** What it comes to, with the button of the step. */
  sum: ReactNode;
}

/**
 * A step with its sum and its button beside its content where there is room. On a narrow screen they stand below it, and the button
 * stays within reach over the whole step.
 */
export function WithSum({ children, sum }: WithSumProps) {
  return (
    <div className="mc-with-sum">
      <div className="mc-with-sum__side">{children}</div>
      <div className="mc-with-sum__side">{sum}</div>
    </div>
  );
}

interface HeaderProps {
  /** The campaign, shop or product; empty where none is chosen yet. */
  title: string;
  /** A second line: the shop's name. */
  subtitle?: string | undefined;
  /** A picture of what is offered, shown only where there is room. */
  picture?: ReactNode;
  /** Beside the shop's name: the price of one. */
  price?: ReactNode;
  /** `ProgressSteps`, between back and close. */
  progress?: ReactNode;
  /** Whose account is signed in. */
  account?: ReactNode;
  back?: { label: string; onClick: () => void } | undefined;
  close?: { label: string; onClick: () => void } | undefined;
}

/** `part="header"` */
export function Header(props: HeaderProps) {
  const { title, subtitle, picture, price, progress, account, back, close } = props;
  const hasTexts = Boolean(title || subtitle || price);
  return (
    <header className="mc-header" part="header">
      {(back || progress || account || close) && (
        <div className="mc-header__top">
          {back && <IconButton icon={chevronLeftIcon} label={back.label} onClick={back.onClick} />}
          <div className="mc-header__progress">{progress}</div>
          {account}
          {close && <IconButton icon={closeIcon} label={close.label} onClick={close.onClick} />}
        </div>
      )}
      {hasTexts && (
        <div className="mc-header__offer">
          {picture}
          <div className="mc-header__texts">
            <p className="mc-header__title">{title}</p>
            {(subtitle || price) && (
              <div className="mc-header__line">
                {subtitle && <p className="mc-quiet mc-header__shop">{subtitle}</p>}
                {price}
              </div>
            )}
          </div>
        </div>
      )}
    </header>
  );
}

interface FrameProps {
  /** BCP 47: "pt-PT". */
  lang: string;
  /** Accessible name. */
  label: string;
  header?: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

/** The frame of every screen; `mc-root` resets inherited styles. `part="frame"`. */
export function Frame({ lang, label, header, banner, children, footer }: FrameProps) {
  return (
    <section className="mc-root mc-frame" part="frame" lang={lang} dir="ltr" aria-label={label}>
      <div className="mc-frame__content">
        {header}
        {banner}
        <div className="mc-frame__main">{children}</div>
        {footer}
      </div>
    </section>
  );
}

interface ProgressStepsProps {
  /** From 1. */
  step: number;
  total: number;
  /** "Step 2 of 4" */
  text: string;
}

/** A native progress bar and its text. */
export function ProgressSteps({ step, total, text }: ProgressStepsProps) {
  return (
    <div className="mc-progress">
      <progress className="mc-progress__bar" value={step} max={total} aria-label={text} />
      <span className="mc-progress__text" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
