import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "finance",
  title: "Finance",
  path: "/blog/finance",
  tilePath: "/blog/finance",
  description:
    "US account types with their tax treatment, the IRS limits for 2026 and 2027, the order I fill them in, and the sites I check before believing anyone.",
  lede: "Money bores me, so I've boiled it down to which account to fill first and how each one is taxed. US accounts only, I'm afraid.",
  hue: "oklch(0.78 0.16 161)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "Coin stacks, the tallest growing a plant, with a piggy bank, a small safe and a chart.",
    summary: "Account types, how they're taxed, and what order to fill them in.",
  },
  blocks: [
    {
      kind: "prose",
      title: "The short version",
      intro: "I set it up like a good pump: few parts, not much leaking out, and nobody has to stand next to it.",
      text: `Spend less than comes in, keep a buffer in cash, take every dollar an employer will match, and put the rest into cheap, broad index funds inside whichever account is taxed the least. Set the transfer for payday, so you never see the money. When I get a raise, half of it goes into the transfer too, and I've never missed it.

Three things move the result, and picking the right stock isn't one of them: how much you save, how long it stays invested, and how much leaks out as fees and tax. You control the first and the third. The accounts below are about the third. Mostly they differ in one thing: when, if ever, you pay the tax.`,
    },
    {
      kind: "table",
      title: "Accounts",
      intro: "These limits are my own rounded figures. The exact ones are in the second table.",
      checked: "2026-11",
      caption: "US account types, how each is taxed, and my approximate limit for a year (US dollars).",
      columns: ["Account", "Tax", "Yearly limit", "Remark"],
      rows: [
        [
          "Health savings account",
          "Deductible going in, untaxed growth, untaxed coming out for medical costs",
          "about 2k",
          "only with an HSA-eligible health plan, which since 2026 includes every bronze and catastrophic marketplace plan. Other withdrawals before 65 cost income tax plus 20%",
        ],
        [
          "Employer retirement plan",
          "Traditional: untaxed now, taxed when withdrawn. Roth: the reverse",
          "about 20k",
          "401(k), 403(b) and relatives. A match is part of your pay, so collect it. Withdrawals before 59½ usually cost an extra 10%",
        ],
        [
          "Individual retirement account",
          "Traditional: may be deductible now, taxed when withdrawn. Roth: not deductible, qualified withdrawals tax-free",
          "about 8k",
          "your income decides whether you may deduct it and whether you may use a Roth. Any broker will do, and you get to pick the funds",
        ],
        [
          "Brokerage",
          "Dividends and realized gains are taxed each year; gains on things held over a year at lower rates",
          "none (no limit)",
          "there's no penalty for taking money out, so this is where I keep whatever I'll need before 59½",
        ],
      ],
    },
    {
      kind: "table",
      caption:
        "What the IRS allows in a year. The 401(k) and IRA limits for 2027 weren't out when I looked. They come in November, so try the newsroom below.",
      checked: "2026-11",
      columns: ["Account", "2026", "2027", "Extra room by age"],
      rows: [
        ["HSA, self-only plan", "$4,400", "$4,500", "$1,000 more from 55"],
        [
          "HSA, family plan",
          "$8,750",
          "$9,000",
          "$1,000 more from 55; a spouse's extra goes into an account of their own",
        ],
        [
          "401(k), 403(b), most 457",
          "$24,500",
          "not out yet",
          "$8,000 more from 50; $11,250 instead in the years you turn 60 to 63",
        ],
        ["IRA, traditional and Roth together", "$7,500", "not out yet", "$1,100 more from 50"],
      ],
    },
    {
      kind: "prose",
      text: `**Why mine are different.** The first table has my own planning numbers, rounded. The IRS changes the real ones every year. My HSA figure is low because an employer's deposit counts toward the same cap, so I leave room for one. My employer-plan figure is low as well, and there the match doesn't count against the $24,500. My IRA figure is rounded up, so do not pay it in blindly: money over the limit draws a 6% tax for every year it stays there.

**Three things the tables hide.** An IRA or an HSA for 2026 can be filled until the tax deadline in April 2027, a 401(k) only through paychecks until December 31. If you earned more than $150,000 from an employer in 2025, your catch-up into its plan in 2026 has to be Roth. And states have opinions: California and New Jersey don't recognize the HSA and tax it like any other account.

Look up the current year before you move money: [HSA rules](https://www.irs.gov/publications/p969), [HSA amounts for 2027](https://www.irs.gov/pub/irs-drop/rp-26-24.pdf), [401(k) limits](https://www.irs.gov/retirement-plans/plan-participant-employee/retirement-topics-401k-and-profit-sharing-plan-contribution-limits), [IRA limits](https://www.irs.gov/retirement-plans/plan-participant-employee/retirement-topics-ira-contribution-limits).`,
    },
    {
      kind: "order",
      title: "Order",
      intro: "Finish one line before you start the next. The first one you haven't finished gets your next dollar.",
      items: [
        "**One month of expenses in a savings account,** at a different bank from your checking account, so it takes a day to get at.",
        "**The employer match, all of it.** Nothing else returns 50 or 100 percent on the day you pay in. Check how long it takes to vest before you change jobs.",
        "**Expensive debt.** Paying off a card at 22% is a guaranteed, tax-free 22%.",
        "**Three to six months of expenses.** Three if two people earn, six if only one does or the work is seasonal.",
        "**The health savings account,** if your plan allows one. I invest mine, pay small bills out of pocket and file the receipts, because there's no deadline for paying yourself back.",
        "**The IRA.** Roth when I expect a higher tax rate later, traditional when I expect a lower one, and half of each when I can't tell.",
        "**The rest of the employer plan,** provided it offers at least one cheap index fund. Sort the list by expense ratio, not by last year's return.",
        "**The brokerage account,** for everything left over and everything needed before 59½.",
        "**The mortgage or other cheap debt,** early, if owing money keeps you awake.",
      ],
    },
    {
      kind: "prose",
      title: "Costs and time",
      intro: "What one percentage point costs.",
      text: `$500 a month for thirty years is $180,000 paid in. At a steady 5% a year, added month by month, it ends as about $416,000. Give up one percentage point of that to fees and it ends as about $347,000. The point that sounded like nothing cost about $69,000, more than a third of everything paid in. Real markets are nothing like steady. Fees are.

A shortcut I use is the rule of 72: divide 72 by the yearly return in percent to get the years until money doubles. At 5% that's a little over fourteen. It works on debt, too: a card at 22% doubles what you owe in a little over three.`,
    },
    {
      kind: "facts",
      checked: "2026-11",
      items: [
        {
          term: "Expense ratio",
          text: "What a fund charges each year. Broad index funds can be had for under 0.1%; anything near 1% should explain itself.",
        },
        {
          term: "Allocation",
          text: "The split between stocks and bonds. It decides how far you can fall, so choose it for the worst year you could sit through.",
        },
        {
          term: "Rebalancing",
          text: "Selling a little of what went up to restore that split. Once a year, on a date, is plenty; inside an IRA or 401(k) it costs no tax.",
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
      kind: "growth",
      title: "Growth and fees",
      intro: "Try it with your own numbers. They stay on your device.",
      contribution: { start: 500, min: 0, max: 3000, step: 5 },
      years: { start: 30, min: 1, max: 50, step: 1 },
      rate: { start: 5, min: 0, max: 12, step: 0.1 },
      fee: { start: 1, min: 0, max: 3, step: 0.05 },
      text: `**This is arithmetic, not a forecast.** No market returns the same every month, and I don't know what yours will do.

The same amount goes in at the end of every month. Return and fees are nominal yearly rates, compounded monthly: each month adds a twelfth of the return less a twelfth of the fees. “Lost to fees” is what you'd have without them, minus what you have. Tax and inflation are left out, and amounts are rounded to whole dollars.`,
    },
    {
      kind: "tiles",
      title: "Start here",
      intro: "One evening's reading, in this order.",
      items: [
        {
          title: "Make a budget",
          url: "https://consumer.gov/your-money/making-budget",
          imgUrl: "./plates/budget-pie.svg",
          alt: "A pie cut into 50, 30 and 20 percent, with the 20 pulled out.",
          comment:
            "comes with a worksheet. The 50 for needs, 30 for wants and 20 for later are only a place to start, so track a month before you judge them",
        },
        {
          title: "Index funds",
          url: "https://www.bogleheads.org/wiki/Index_fund",
          imgUrl: "./plates/index-fund.svg",
          alt: "A jagged area chart rising over thirty years, with a straight dashed line from its first point to its last.",
          comment: "the Bogleheads wiki, written by volunteers and free of ads",
        },
        {
          title: "Compound interest calculator",
          url: "https://www.investor.gov/financial-tools-calculators/calculators/compound-interest-calculator",
          imgUrl: "./plates/retirement-timeline.svg",
          alt: "Columns growing from age 25 to 65; the part paid in is dark, the growth on top is light.",
          comment: "from the SEC. Move the years before you touch the rate",
        },
        {
          title: "Filing with the IRS",
          url: "https://www.irs.gov/filing",
          imgUrl: "./plates/tax-form.svg",
          alt: "A tax return with numbered lines being signed with a pen.",
          comment: "see whether you can file for free before you pay anyone",
        },
      ],
    },
    {
      kind: "links",
      title: "More links",
      intro: "Nobody here pays me, and nobody sells a course.",
      items: [
        {
          title: "2026 limits for 401(k)s and IRAs",
          url: "https://www.irs.gov/newsroom/401k-limit-increases-to-24500-for-2026-ira-limit-increases-to-7500",
          comment: "Notice 2025-67 in plain words, and the next one will turn up in the same newsroom",
        },
        {
          title: "Publication 969: health savings accounts",
          url: "https://www.irs.gov/publications/p969",
          comment: "who's eligible, what counts as medical, what happens at 65",
        },
        {
          title: "Tax withholding estimator",
          url: "https://www.irs.gov/individuals/tax-withholding-estimator",
          comment: "run it whenever you change jobs, because a big refund is a loan you made for free",
        },
        {
          title: "Prioritizing investments",
          url: "https://www.bogleheads.org/wiki/Prioritizing_investments",
          comment: "the long version of my order above, with the arguments",
        },
        {
          title: "Three-fund portfolio",
          url: "https://www.bogleheads.org/wiki/Three-fund_portfolio",
          comment: "two stock funds and a bond fund, and why that's enough",
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
          comment: "the free reports that federal law gives you. The sites with similar names aren't it",
        },
      ],
    },
    {
      kind: "note",
      title: "Not advice",
      tone: "caution",
      text: "I'm an engineer, not an adviser, and this is the notebook about US accounts that I keep for myself. Limits, rates and rules change by year, state, age and income, and my round figures are not a source. Check the IRS page for the current year, and for anything big or tangled pay a fee-only fiduciary for an hour.",
    },
  ],
});
