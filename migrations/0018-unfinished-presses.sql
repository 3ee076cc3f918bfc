-- Presses nobody finished are few, and an order of a close asks for all of a month: it read every press of the month.
-- Open ones have their index; a press is entered in this one only when a later check-in finds it open.
create index punch_unfinished on timekeeping.punch (company_id, work_day) where state = 'unfinished';
