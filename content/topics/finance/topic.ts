import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "finance",
  title: "Finance",
  path: "/blog/finance",
  tilePath: "/blog/finance",
  description:
    "US account types with their tax treatment and rough yearly limits, the order in which I fill them, and the sites I check before believing anyone.",
  lede: "Four kinds of account, one order to fill them in, and as few decisions after that as possible. For the US; other countries have other letters.",
  hue: "oklch(0.78 0.16 161)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "Model of coin stacks, the tallest growing a plant, with a piggy bank, a small safe and a chart.",
    summary: "Account types, how they are taxed, and in which order to fill them.",
  },
  blocks: [
    {
      kind: "prose",
      title: "The short version",
      intro: "An engineer's view: few parts, low losses, runs unattended.",
      text: `Spend less than comes in, keep a buffer in cash, take every dollar an employer will match, and put the rest into cheap, broad index funds inside whichever account is taxed the least. Automate it so that it happens on payday without willpower. Then go outside.

Three things move the result, and picking the right share is not one of them: how much you save, how long it stays invested, and how much leaks out as fees and tax. You control the first and third completely. The accounts below are about the third.`,
    },
    {
      kind: "table",
      title: "Accounts",
      intro: "The limits are my own rounded figures. Read the paragraph under the table before using them.",
      caption: "US account types, how each is taxed, and my approximate limit for a year (US dollars).",
      columns: ["Account", "Tax", "Yearly limit", "Remark"],
      rows: [
        [
          "Health savings account",
          "Deductible going in, untaxed growth, untaxed coming out for medical costs",
          "about 2k",
          "only with an HSA-eligible health plan; other withdrawals before 65 cost income tax plus 20 %",
        ],
        [
          "Employer retirement plan",
          "Traditional: untaxed now, taxed when withdrawn. Roth: the reverse",
          "about 20k",
          "401(k), 403(b) and relatives; a match is part of your pay, so collect it; withdrawals before 59½ usually cost an extra 10 %",
        ],
        [
          "Individual retirement account",
          "Traditional: perhaps deductible, taxed later. Roth: not deductible, qualified withdrawals free",
          "about 8k",
          "income decides who may deduct and who may use a Roth; any broker, any fund",
        ],
        [
          "Brokerage",
          "Dividends and realised gains are taxed each year; gains on things held over a year at lower rates",
          "none (no limit)",
          "no penalty for taking money out, so it holds whatever I need before 59½",
        ],
      ],
    },
    {
      kind: "prose",
      text: `**About those limits.** They are this page's own approximate figures, rounded from what I plan with, and they change by year. The real limits are set by the IRS and depend on your age and, for the health account, on whether the plan covers you alone or a family. For 2026 the IRS allows $4,400 (self-only) or $8,750 (family) in a health savings account, $24,500 of your own pay in a 401(k), and $7,500 in an IRA, with extra room from age 50 (55 for the HSA). My HSA figure is low because it leaves room for what an employer may pay in, which counts towards the same cap. My employer-plan figure is low too. My IRA figure is rounded up, so do not pay it in blindly: money over the limit draws a 6 % tax for every year it stays there.

Look up the current year before you move money: [HSA rules](https://www.irs.gov/publications/p969), [401(k) limits](https://www.irs.gov/retirement-plans/plan-participant-employee/retirement-topics-401k-and-profit-sharing-plan-contribution-limits), [IRA limits](https://www.irs.gov/retirement-plans/plan-participant-employee/retirement-topics-ira-contribution-limits). States have opinions too: California and New Jersey, for instance, do not recognise the HSA and tax it like any other account.`,
    },
    {
      kind: "goals",
      title: "Order",
      intro: "Each line starts when the one above it is done.",
      items: [
        "**One month of expenses in a savings account.** The next surprise is then an errand, not a loan.",
        "**The employer match, all of it.** Nothing else returns 50 or 100 per cent on the day you pay in, though check how long it takes to vest.",
        "**Expensive debt.** Paying off a card at 22 % is a guaranteed, tax-free 22 %.",
        "**Three to six months of expenses.** Three if two people earn, six if one does or the work is seasonal.",
        "**The health savings account,** if your plan allows one. I invest it and pay small bills from my pocket, receipts filed.",
        "**The IRA.** Roth when I expect a higher tax rate later, traditional when I expect a lower one, and no agonising over a tie.",
        "**The rest of the employer plan,** provided it offers at least one cheap index fund. Nearly all do; it is sometimes on the last page.",
        "**The brokerage account,** for everything left over and everything needed before 59½.",
        "**The mortgage or other cheap debt,** early, if owing money keeps you awake.",
      ],
    },
    {
      kind: "prose",
      title: "Costs and time",
      intro: "The arithmetic, once, so that I need not argue about it again.",
      text: `$500 a month for thirty years is $180,000 paid in. At a steady 5 % a year it ends as about $408,000. Give up one percentage point of that to fees and it ends as about $343,000. The point that sounded like nothing cost about $65,000, more than a third of everything paid in. Real markets are nothing like steady. Fees are.

A useful shortcut is the rule of 72: divide 72 by the yearly return in per cent to get the years until money doubles. At 5 % that is a little over fourteen. It works on debt as well, which is the best argument for paying the card first.`,
    },
    {
      kind: "facts",
      items: [
        {
          term: "Expense ratio",
          text: "What a fund charges each year. Broad index funds can be had for under 0.1 %; anything near 1 % should explain itself.",
        },
        {
          term: "Allocation",
          text: "The split between shares and bonds. It decides how far you can fall, so choose it for the worst year, not the best.",
        },
        {
          term: "Rebalancing",
          text: "Selling a little of what went up to restore that split. Once a year, on a date, is plenty.",
        },
        {
          term: "Long-term gain",
          text: "Profit on something held for more than one year, taxed at lower US rates than wages are.",
        },
        {
          term: "Wash sale",
          text: "Sell at a loss and buy the same or nearly the same thing within 30 days before or after, and the loss cannot be claimed yet.",
        },
      ],
    },
    {
      kind: "tiles",
      title: "Start here",
      intro: "Four pages, one evening.",
      items: [
        {
          title: "Make a budget",
          url: "https://consumer.gov/your-money/making-budget",
          imgUrl: "./plates/budget-pie.svg",
          alt: "Drawing of a pie cut into 50, 30 and 20 per cent, with the 20 pulled out.",
          comment: "needs 50, wants 30, future 20 is only a starting split; track a month before judging it",
        },
        {
          title: "Index funds",
          url: "https://www.bogleheads.org/wiki/Index_fund",
          imgUrl: "./plates/index-fund.svg",
          alt: "Drawing of a jagged area chart rising over thirty years, with a straight average line above it.",
          comment: "the Bogleheads wiki, calm and free of adverts",
        },
        {
          title: "Compound interest calculator",
          url: "https://www.investor.gov/financial-tools-calculators/calculators/compound-interest-calculator",
          imgUrl: "./plates/retirement-timeline.svg",
          alt: "Drawing of columns growing from age 25 to 65; the part paid in is dark, the growth on top is light.",
          comment: "from the SEC; move the years before you move the rate",
        },
        {
          title: "Filing with the IRS",
          url: "https://www.irs.gov/filing",
          imgUrl: "./plates/tax-form.svg",
          alt: "Drawing of a tax return with numbered lines being signed with a pen.",
          comment: "check here whether you can file free before paying anyone",
        },
      ],
    },
    {
      kind: "links",
      title: "More links",
      intro: "Government and non-profit first. Nobody here pays me, and none of them sells a course.",
      items: [
        {
          title: "2026 limits for 401(k)s and IRAs",
          url: "https://www.irs.gov/newsroom/401k-limit-increases-to-24500-for-2026-ira-limit-increases-to-7500",
          comment: "next year's notice usually comes out in the autumn",
        },
        {
          title: "Publication 969: health savings accounts",
          url: "https://www.irs.gov/publications/p969",
          comment: "who is eligible, what counts as medical, what happens at 65",
        },
        {
          title: "Topic 409: capital gains and losses",
          url: "https://www.irs.gov/taxtopics/tc409",
          comment: "the rates, and what to do with a loss",
        },
        {
          title: "Tax withholding estimator",
          url: "https://www.irs.gov/individuals/tax-withholding-estimator",
          comment: "run it after every change of job; a large refund is a free loan you made",
        },
        {
          title: "Prioritizing investments",
          url: "https://www.bogleheads.org/wiki/Prioritizing_investments",
          comment: "the long form of my order above, with the arguments",
        },
        {
          title: "Three-fund portfolio",
          url: "https://www.bogleheads.org/wiki/Three-fund_portfolio",
          comment: "two share funds, one bond fund, done",
        },
        {
          title: "Guide to an emergency fund",
          url: "https://www.consumerfinance.gov/an-essential-guide-to-building-an-emergency-fund/",
          comment: "from the Consumer Financial Protection Bureau; good on how to start with very little",
        },
        {
          title: "FINRA Fund Analyzer",
          url: "https://tools.finra.org/fund_analyzer/",
          comment: "what a fund's fees cost over the years, in dollars",
        },
        {
          title: "BrokerCheck",
          url: "https://brokercheck.finra.org/",
          comment: "look up anyone who wants to manage your money",
        },
        {
          title: "AnnualCreditReport.com",
          url: "https://www.annualcreditreport.com/",
          comment: "the free reports that federal law entitles you to; the similar-sounding sites are not it",
        },
        {
          title: "my Social Security",
          url: "https://www.ssa.gov/myaccount/",
          comment: "check once a year that your earnings were recorded",
        },
        {
          title: "FDIC: deposit insurance",
          url: "https://www.fdic.gov/resources/deposit-insurance",
          comment: "$250,000 per depositor, per bank, per ownership category",
        },
      ],
    },
    {
      kind: "note",
      title: "Not advice",
      tone: "caution",
      text: "I am an engineer, not an adviser, and this is a notebook about US accounts that I keep for myself. Limits, rates and rules change by year, state, age and income, and my round figures are not a source. Check the IRS page for the current year, and for anything large or tangled pay a fee-only fiduciary for an hour.",
    },
  ],
});
